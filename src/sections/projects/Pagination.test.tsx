import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { projectPagePath } from '#base/urls.ts';
import { filterChoices } from './filterChoices.ts';
import { linkedPages, Pagination } from './Pagination.tsx';

const choices = filterChoices(
  [{ category: 'research' }, { category: 'research' }, { category: 'freelance' }],
  uiStringsFor().projects,
);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [6, 12, [1, 5, 6, 7, 12]],
  [12, 12, [1, 11, 12]],
])('from page %i of %i links %o', (number, count, pages) => {
  expect(linkedPages(number, count)).toEqual(pages);
});

it('links to the pages of all projects, and to each category with projects', () => {
  render(<Pagination number={1} count={2} choices={choices} urlOf={projectPagePath} />);
  expect(hrefs()).toEqual([
    '/projects',
    '/projects/page/2',
    '/projects/category/research',
    '/projects/category/freelance',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 1');
});

it('links from a category to its own pages, to all projects, and to the other categories', () => {
  render(<Pagination number={2} count={2} category="research" choices={choices} urlOf={projectPagePath} />);
  expect(hrefs()).toEqual([
    '/projects/category/research',
    '/projects/category/research/page/2',
    '/projects',
    '/projects/category/freelance',
  ]);
});
