import { expect, it } from 'vitest';
import { paginate, perPage } from './pages.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  [0, [0]],
  [1, [1]],
  [perPage, [perPage]],
  [perPage + 1, [perPage, 1]],
  [3 * perPage, [perPage, perPage, perPage]],
])('spreads %i projects over pages of %o', (length, sizes) => {
  expect(paginate(list(length)).map(({ items }) => items.length)).toEqual(sizes);
});

it('shows each project once', () => {
  expect(paginate(list(200)).flatMap(({ items }) => items)).toEqual(list(200));
});

it('puts the first page at the URL of the list', () => {
  expect(paginate(list(61)).map(({ path }) => path)).toEqual(['/projects', '/projects/page/2']);
  expect(paginate(list(61), 'research').map(({ path }) => path)).toEqual([
    '/projects/category/research',
    '/projects/category/research/page/2',
  ]);
});
