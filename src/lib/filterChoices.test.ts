import { expect, it } from 'vitest';
import { filterChoices } from './filterChoices.ts';

it('counts the projects of each category, and says what a choice shows', () => {
  const projects = [{ category: 'research' }, { category: 'research' }, { category: 'freelance' }] as const;
  expect(filterChoices(projects)).toEqual([
    { category: 'all', name: 'All Projects', count: 3, status: '3 projects shown' },
    { category: 'research', name: 'Research', count: 2, status: '2 projects shown' },
    { category: 'personal', name: 'Personal', count: 0, status: 'No project of this kind yet.' },
    { category: 'freelance', name: 'Freelance', count: 1, status: '1 project shown' },
  ]);
});
