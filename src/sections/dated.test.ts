import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { compareFiles } from './dated.ts';

it.each(['talks', 'awards', 'certificates'] as const)('sorts %s newest first', async (kind) => {
  const entries = [
    { title: 'Old', date: '2019-05' },
    { title: 'New', date: '2026' },
  ];
  const content = await contentOf({ [`content/${kind}.yaml`]: JSON.stringify({ entries }) });
  expect(content[kind]).toMatchObject(entries.toReversed());
});

it.each<[string, Parameters<typeof compareFiles>[0][]]>([
  [
    'by `order` first, which can be 0 or negative',
    [
      { title: 'a', date: '2020-01', order: -1 },
      { title: 'b', date: '2020-01', order: 0 },
      { title: 'c', date: '2026-01', order: 2 },
      { title: 'd', date: '2026-12' },
    ],
  ],
  [
    'newest first with the same order, a year as its last month',
    [
      { title: 'f', date: '2026-09' },
      { title: 'a', date: '2026-08-14' },
      { title: 'b', date: '2026-08' },
      { title: 'c', date: '2025' },
      { title: 'd', date: '2025-11-30' },
      { title: 'e' },
    ],
  ],
  ['by title in the same month', ['a', 'b', 'C'].map((title) => ({ title, date: '2026-01' }))],
])('sorts files %s', (_, sorted) => {
  for (const files of [sorted.toReversed(), [...sorted.slice(1), ...sorted.slice(0, 1)]])
    expect(files.toSorted(compareFiles)).toEqual(sorted);
});
