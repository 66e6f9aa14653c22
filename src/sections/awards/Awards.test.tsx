import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printed, rowsIn } from '../../../tests/entries.ts';
import { ListSection } from '../ListSection.tsx';
import type { Award } from './schema.ts';
import { awards } from './section.ts';

const medal = { title: 'Falls Medal', issuer: 'Sample Society', date: '2024-05', summary: 'For counting' };
const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Award ${index + 1}`, date: String(2026 - index) }));
const show = (...entries: Award[]) => render(<ListSection section={awards} value={entries} />);

it('shows up to four awards as rows with their months', () => {
  show(medal, ...listOf(3));
  const [row] = rowsIn(screen.getByRole('region'));
  expect([...(row?.querySelectorAll('p, h3') ?? [])].map((part) => part.textContent)).toEqual([
    'May 2024',
    'Falls Medal',
    'Sample Society',
    'For counting',
  ]);
});

it('shows more than four as a ledger with their years', () => {
  show({ ...medal, url: 'https://example.com/medal' }, ...listOf(4), { title: 'Undated' });
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual([
    '2024',
    '2026',
    '2025',
    '2024',
    '2023',
    '',
  ]);
  expect(lines[0]?.textContent).toContain('Falls Medal (opens in a new tab), Sample SocietyFor counting');
});

it.each([1, 5])('draws %i awards with joined units, and signs beside right-to-left words', (count) => {
  show(...Array.from({ length: count }, () => ({ title: '10 km', issuer: 'חברת C++', url: 'https://example.com' })));
  expect(screen.getAllByRole('link', { name: /^10\u00a0km/ })).toHaveLength(count);
  expect(screen.getAllByText(/^(, )?חברת C\+\+\u200e$/)).toHaveLength(count);
});

it('has no column of dates if no award has a date', () => {
  show(...listOf(5).map(({ title }) => ({ title })));
  expect(screen.getAllByRole('listitem').map((line) => line.childElementCount)).toEqual([1, 1, 1, 1, 1]);
});

it('folds awards after the twentieth, with a fragment for links', () => {
  show(...listOf(23));
  const folded = screen.getByText('All 23 awards').closest('details');
  expect(folded?.open).toBe(false);
  const rest = document.getElementById(`awards-all`);
  expect(folded?.contains(rest)).toBe(true);
  expect(within(rest as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

it('lists each award in documents', () => {
  const all = [{ ...medal, url: 'https://example.com/medal' }, { title: 'Alone' }, { title: 'Out', resume: false }];
  expect(printed(awards, all)?.rows).toEqual([
    { name: 'Falls Medal', url: 'https://example.com/medal', items: ['Sample Society, May 2024. For counting.'] },
    { name: 'Alone', items: [] },
  ]);
  expect(awards.jsonResume.write(all)).toEqual([
    {
      title: 'Falls Medal',
      awarder: 'Sample Society',
      date: '2024-05',
      summary: 'For counting',
    },
    { title: 'Alone' },
  ]);
  expect(awards.person(all)).toEqual({ award: ['Falls Medal, Sample Society', 'Alone', 'Out'] });
});
