import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { project } from '../../../tests/entries.ts';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import type { ShownProject } from './project.ts';

const sample = project({ category: 'personal', date: '2026-01', technologies: ['C'] });
type Repository = NonNullable<ShownProject['repository']>;
const shown = (repository?: Repository) => {
  const { container } = render(<CaseStudyFacts project={sample} repository={repository} />);
  return within(container).queryByText('Repository')?.nextElementSibling;
};

it('shows stars and last commit of the code, with a machine-readable date', () => {
  expect(shown({ stars: 1234, lastCommit: '2026-08-14' })).toHaveProperty(
    'textContent',
    '1,234 stars, last commit Aug 2026',
  );
  expect(screen.getByText('last commit Aug 2026')).toHaveProperty('dateTime', '2026-08-14');
});

it.each<[Repository, string]>([
  [{ stars: 1 }, '1 star'],
  [{ stars: 0, lastCommit: '2026-08-14' }, 'last commit Aug 2026'],
])('shows only known data: %o', (repository, text) => {
  expect(shown(repository)).toHaveProperty('textContent', text);
});

it.each([[undefined], [{}], [{ stars: 0 }]])('shows nothing without data or stars: %o', (repository) => {
  expect(shown(repository)).toBeUndefined();
});

it.each([
  [undefined, '2026-08', 'Aug_2026'],
  ['2026-08', '2026-08', 'Aug_2026'],
  ['2026-01', '2026-08', 'Jan_2026 – Aug_2026'],
])('shows as much of the time of work as is known: %s, %s', (start, date, period) => {
  render(<CaseStudyFacts project={{ ...sample, start, date }} />);
  expect(screen.getByText('Date').nextElementSibling?.textContent?.replaceAll('\u00a0', '_')).toBe(period);
});

it('leaves out missing facts', () => {
  render(<CaseStudyFacts project={{ ...sample, date: undefined, role: undefined, technologies: [] }} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Links']);
});

it('leaves out missing links', () => {
  render(<CaseStudyFacts project={{ ...sample, codeLink: undefined, private: false }} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Date', 'Technologies']);
});
