import { describe, expect, it } from 'vitest';
import { compareProjects } from './project.ts';

describe('projects', () => {
  const sorted = (projects: Parameters<typeof compareProjects>[0][]) =>
    projects.toSorted(compareProjects).map(({ title }) => title);

  it('are sorted by `order` first, which can be 0 or negative', () => {
    expect(
      sorted([
        { title: 'none', date: '2026-12' },
        { title: 'two', date: '2026-01', order: 2 },
        { title: 'zero', date: '2020-01', order: 0 },
        { title: 'minus', date: '2020-01', order: -1 },
      ]),
    ).toEqual(['minus', 'zero', 'two', 'none']);
  });

  it('come newest first without an order, or with the same', () => {
    expect(
      sorted([
        { title: 'old', date: '2024-12' },
        { title: 'new', date: '2026-01' },
        { title: 'old first', date: '2020-01', order: 1 },
        { title: 'new first', date: '2021-01', order: 1 },
      ]),
    ).toEqual(['new first', 'old first', 'new', 'old']);
  });

  it('count a year as its last month, and come last without a date', () => {
    expect(
      sorted([
        { title: 'undated' },
        { title: 'November', date: '2025-11' },
        { title: 'year', date: '2025' },
        { title: 'next', date: '2026-01' },
      ]),
    ).toEqual(['next', 'year', 'November', 'undated']);
  });

  it('come by title in the same month', () => {
    expect(sorted(['b', 'C', 'a'].map((title) => ({ title, date: '2026-01' })))).toEqual(['a', 'b', 'C']);
  });
});
