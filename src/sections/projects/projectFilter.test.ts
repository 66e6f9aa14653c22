import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { project } from '../../../tests/entries.ts';
import { projectChoices, sharedTechnologies } from './projectFilter.ts';

const projects = [
  project({ category: 'research', technologies: ['C++', 'Go', 'Node.js'] }),
  project({ category: 'personal', technologies: ['c++', 'C', 'Rust', 'Rust'] }),
];
const shared = sharedTechnologies(projects);
const all = projects.map((project) => ({ project, shared }));

it('offers categories that only some projects have, and technologies by links', () => {
  expect(projectChoices([{ project: project({ category: 'research' }) }], uiStringsFor().projects)).toEqual([]);
  expect(projectChoices(all, uiStringsFor().projects)).toEqual([
    { query: '', name: 'All Projects', count: 2, status: '2 projects' },
    { query: 'category=research', category: 'research', name: 'Research', count: 1, status: '1 project' },
    { query: 'category=personal', category: 'personal', name: 'Personal', count: 1, status: '1 project' },
    { query: 'technology=C%2B%2B', isLinked: true, name: 'C++', count: 2, status: '2 projects' },
  ]);
});
