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
