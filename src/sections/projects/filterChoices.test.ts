import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { filterChoices, isFilterable } from './filterChoices.ts';

it('offers each category that there is, with its number of projects and what it shows', () => {
  const projects = [{ category: 'research' }, { category: 'research' }, { category: 'freelance' }] as const;
  expect(filterChoices(projects, uiStringsFor().projects)).toEqual([
    { category: 'all', name: 'All Projects', count: 3, here: 3, status: '3 projects shown' },
    { category: 'research', name: 'Research', count: 2, here: 2, status: '2 projects shown' },
    { category: 'freelance', name: 'Freelance', count: 1, here: 1, status: '1 project shown' },
  ]);
});

it('counts projects of a category on other pages', () => {
  const projects = [{ category: 'research' }, { category: 'research' }, { category: 'personal' }] as const;
  expect(
    filterChoices(projects, uiStringsFor().projects, projects.slice(0, 1)).map(({ here, status }) => [here, status]),
  ).toEqual([
    [1, '1 of 3 projects shown; the others are linked below'],
    [1, '1 of 2 projects shown; the others are linked below'],
    [0, '0 of 1 projects shown; the others are linked below'],
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
