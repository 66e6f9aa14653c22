import { expect, it } from 'vitest';
import * as made from '../../../tests/entries.ts';
import { comparePosts, groupByYear, postsBeside } from './post.ts';

const post = (slug: string, facts: { date?: string; url?: string } = {}) => made.post({ title: slug, slug, ...facts });

it('puts the newest first, undated ones last, then goes by title', () => {
  const dates = [undefined, '2025', '2026-08', '2026-08-14', '2026-09', '2025-12-31'];
  const posts = [...dates.map((date, index) => post(`${index}`, { date })), post('a', { date: '2026-09' })];
  expect(posts.toSorted(comparePosts).map(({ title, date }) => `${title} ${date}`)).toEqual([
    '4 2026-09',
    'a 2026-09',
    '3 2026-08-14',
    '2 2026-08',
    '5 2025-12-31',
    '1 2025',
    '0 undefined',
  ]);
});

it('groups posts by their years', () => {
  const posts = [post('a', { date: '2026-08-14' }), post('b', { date: '2026' }), post('c')];
  expect(groupByYear(posts).map(([year, { length }]) => [year, length])).toEqual([
    ['2026', 2],
    [undefined, 1],
  ]);
});

it('goes on to the posts before and after that have a page', () => {
  const [newest, middle, oldest] = [post('n'), post('m'), post('o')];
  const posts = [newest, post('x', { url: 'https://blog.example' }), middle, oldest];
  expect(postsBeside(posts, middle)).toEqual({ newer: newest, older: oldest });
  expect(postsBeside(posts, newest)).toEqual({ newer: undefined, older: middle });
});
