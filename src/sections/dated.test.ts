import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';

const all = [
  { title: 'Undated' },
  { title: 'Old', date: '2019-05' },
  { title: 'New', date: '2026' },
  { title: 'Same as new', date: '2026' },
];
const sorted = ['New', 'Same as new', 'Old', 'Undated'];

it.each(['talks', 'awards', 'certificates'] as const)('sorts %s newest first, undated ones last', async (kind) => {
  const titles = (entries: unknown) => (entries as typeof all).map(({ title }) => title);
  const content = async (entries: object[]) =>
    titles((await contentOf({ [`content/${kind}.yaml`]: JSON.stringify({ entries }) }))[kind]);
  expect(await content(all)).toEqual(sorted);
  expect(await content([...all, { title: 'Second', order: 2 }, { title: 'First', order: 1 }])).toEqual([
    'First',
    'Second',
    ...sorted,
  ]);
});
