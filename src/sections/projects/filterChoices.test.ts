import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { filterChoices, isFilterable } from './filterChoices.ts';

it('offers each category that there is, with its number of projects and what it shows', () => {
  const projects = [{ category: 'research' }, { category: 'research' }, { category: 'freelance' }] as const;
  expect(filterChoices(projects, uiStringsFor().projects)).toEqual([
    { category: 'all', name: 'All Projects', count: 3, status: '3 projects shown' },
    { category: 'research', name: 'Research', count: 2, status: '2 projects shown' },
    { category: 'freelance', name: 'Freelance', count: 1, status: '1 project shown' },
  ]);
});

it.each([
  [[], false],
  [['research', 'research'], false],
  [['research', 'personal'], true],
  [['research', undefined], true],
  [[undefined, undefined], false],
] as const)('offers the choice among categories %o: %s', (categories, isOffered) => {
  expect(isFilterable(categories.map((category) => ({ category })))).toBe(isOffered);
});
