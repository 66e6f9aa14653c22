import { expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import * as made from '../../../tests/entries.ts';
import { groupByYear, minutesToRead, postsBeside } from './post.ts';

const post = (slug: string, fields: { date?: string; url?: string } = {}) =>
  made.post({ title: slug, slug, ...fields });

it('groups posts by their years', () => {
  const posts = [post('a', { date: '2026-08-14' }), post('b', { date: '2026' }), post('c')];
  expect(groupByYear(posts).map(([year, { length }]) => [year, length])).toEqual([
    ['2026', 2],
    [undefined, 1],
  ]);
});

it('finds the posts before and after that have a page', () => {
  const [newest, middle, oldest] = [post('n'), post('m'), post('o')];
  const posts = [newest, post('x', { url: 'https://blog.example' }), middle, oldest];
  expect(postsBeside(posts, middle)).toEqual({ newer: newest, older: oldest });
  expect(postsBeside(posts, newest)).toEqual({ newer: undefined, older: middle });
});

it.each<[string, string, number]>([
  ['nothing', '', 1],
  ['1,190 words', 'It’s a well-known **word** 4. '.repeat(238), 5],
])('estimates the reading time of %s', (_, markdown, minutes) => {
  expect(minutesToRead(new Markdown(markdown))).toBe(minutes);
});
