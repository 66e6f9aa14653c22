import { expect, it } from 'vitest';
import { job, post, project } from '../../tests/entries.ts';
import { provenGroups, timeOf, withEvidence } from './evidence.ts';

const today = new Date('2026-11-21');
const skill = (name: string, also?: string[]) => ({ name, highlight: false, also });
const skills = {
  groups: [
    { name: 'Languages', items: [skill('C'), skill('C++'), skill('JavaScript', ['JS']), skill('Rust')] },
    { name: 'Others', items: [skill('C'), skill('Erlang')] },
  ],
};
const fields = { keywords: 'c++; Réseau' };
const bibliography = {
  text: '',
  written: [],
  isWellFormed: true,
  entries: [{ key: 'tides', fields } as never],
};
const works = {
  experience: [
    job({ slug: 'new', start: '2025-01', end: '2026-06', technologies: ['js', 'Kafka'] }),
    job({ slug: 'old', start: '2025-04', end: '2025-09', technologies: ['JavaScript', 'Docker'] }),
  ],
  projects: [
    project({ slug: 'year', start: '2026-07', date: '2026-09', technologies: ['JavaScript', 'Docker'] }),
    project({ slug: 'undated', technologies: ['C', 'C#'] }),
  ],
  bibliography,
  writing: [post({ slug: 'why', tags: ['c'] })],
};

it('lists skills with the entries that name them, in any of their spellings, and then other technologies', () => {
  const groups = provenGroups({ skills, ...works });
  const slugs = groups.map(({ name, skills }) => [
    name,
    skills.map(({ name, roles, projects, publications, posts }) =>
      [name, [...roles, ...projects, ...posts].map(({ slug }) => slug), publications].flat().join(' '),
    ),
  ]);
  expect(slugs).toEqual([
    ['Languages', ['C undated why', 'C++ tides', 'JavaScript new old year']],
    [undefined, ['Docker old year', 'Kafka new', 'C# undated']],
  ]);
});

it('is nothing if no entry names a skill of the owner', () => {
  expect(provenGroups({ ...works, skills: { groups: [{ name: 'Others', items: [skill('Erlang')] }] } })).toEqual([]);
  expect(provenGroups({ ...works, skills: undefined })).toEqual([]);
});

it('counts overlapping months once, and says nothing if only years are known', () => {
  const [javascript] = provenGroups({ skills, ...works })[0]?.skills.slice(-1) ?? [];
  expect(javascript && timeOf(javascript, today, 'en')).toBe('1 year 9 months');
  const [inYears] =
    provenGroups({ skills, experience: [job({ start: '2024', technologies: ['C'] })] })[0]?.skills ?? [];
  expect(inYears && timeOf(inYears, today, 'en')).toBeUndefined();
});

it('adds time and jobs to the levels of skills', () => {
  const groups = [{ name: 'A', items: [{ ...skill('JavaScript', ['JS']), level: 'Expert' }, skill('C'), skill('Go')] }];
  expect(withEvidence({ groups }, works, 'en', today).groups[0]?.items.map(({ level }) => level)).toEqual([
    'Expert, 1 year 9 months, 2 jobs',
    undefined,
    undefined,
  ]);
});
