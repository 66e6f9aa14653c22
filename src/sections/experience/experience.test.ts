import { expect, it } from 'vitest';
import { compareExperience } from './experience.ts';

it('puts what goes on now first, then the latest end, then the latest start', () => {
  const entries = [
    { start: '2025-05', end: '2025-07' },
    { start: '2026-01', end: '2026-07' },
    { start: '2026-05', end: '2026-07' },
    { start: '2020-01' },
    { start: '2026-08' },
    { start: '2026-09', end: '2027-01' },
  ];
  expect(entries.toSorted(compareExperience)).toEqual([
    { start: '2026-08' },
    { start: '2020-01' },
    { start: '2026-09', end: '2027-01' },
    { start: '2026-05', end: '2026-07' },
    { start: '2026-01', end: '2026-07' },
    { start: '2025-05', end: '2025-07' },
  ]);
});

it('takes a year by its last month for an end, its first for a start; what has no date comes last', () => {
  const entries = [
    {},
    { end: '2024' },
    { start: '2025', end: '2025' },
    { start: '2025-02', end: '2025' },
    { start: '2025-03', end: '2025-11' },
    { start: '2026' },
  ];
  const expected = [entries[5], entries[3], entries[2], entries[4], entries[1], entries[0]];
  expect(entries.toSorted(compareExperience)).toEqual(expected);
});
