import { expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { post } from '../../../tests/entries.ts';
import { groupByYear, minutesToRead, postsBeside } from './post.ts';
import { writingFiles } from './schema.ts';
import { writing } from './section.ts';
import { topicsOf } from './topics.ts';

it('lists posts in the résumé, each with its date', () => {
  const there = post({ title: 'There', url: 'https://blog.example', date: '2026-08-14', description: 'Of tests.' });
  const { heading, entries } = writing.resume([there, post({ title: 'Here' })], uiStringsFor()) ?? {};
  expect(heading).toBe('Writing');
  expect(entries).toMatchObject([
    { title: { text: 'There', url: 'https://blog.example' }, when: 'Aug 14, 2026', text: 'Of tests.' },
    { title: { text: 'Here', url: null }, when: null, text: null },
  ]);
  expect(writing.resume([], uiStringsFor())).toBeUndefined();
});

const problemsOf = (fields: object) =>
  writingFiles.schema
    .safeParse({ title: 'A', ...fields }, { reportInput: true })
    .error?.issues.map(({ path, message }) => `${path.join()} ${message}`);

it.each([
  ['2026-08-14', '2026-08-13', true],
  ['2026-08-14', '2026-07', true],
  ['2026-08-14', '2026-08', false],
  ['2026', '2026-01-01', false],
  [undefined, '2026', false],
])('of the dates %s and %s, rejects an update before publication: %s', (date, updated, isWrong) => {
  expect(problemsOf({ date, updated })).toEqual(isWrong ? ['updated must not be before date'] : undefined);
});

const named = (slug: string, fields: { date?: string; url?: string } = {}) => post({ title: slug, slug, ...fields });

it('groups posts by their years', () => {
  const posts = [named('a', { date: '2026-08-14' }), named('b', { date: '2026' }), named('c')];
  expect(groupByYear(posts).map(([year, { length }]) => [year, length])).toEqual([
    ['2026', 2],
    [undefined, 1],
  ]);
});

it('finds the posts before and after that have a page', () => {
  const [newest, middle, oldest] = [named('n'), named('m'), named('o')];
  const posts = [newest, named('x', { url: 'https://blog.example' }), middle, oldest];
  expect(postsBeside(posts, middle)).toEqual({ newer: newest, older: oldest });
  expect(postsBeside(posts, newest)).toEqual({ newer: undefined, older: middle });
});

it.each<[string, string, number]>([
  ['nothing', '', 1],
  ['1,190 words', 'It’s a well-known **word** 4. '.repeat(238), 5],
])('estimates the reading time of %s', (_, markdown, minutes) => {
  expect(minutesToRead(new Markdown(markdown))).toBe(minutes);
});

const topics = (...tags: string[][]) =>
  topicsOf(tags.map((own) => ({ tags: own }))).map(({ name, slug, posts }) => [name, slug, posts.length]);

it('lists topics of posts, those with most posts first', () => {
  expect(topics(['Speed', 'Testing'], ['Testing'])).toEqual([
    ['Testing', 'testing', 2],
    ['Speed', 'speed', 1],
  ]);
});

it('joins tags that differ by case or accents only, as the first post spells them', () => {
  expect(topics(['Réseau'], ['RESEAU', 'réseau'], ['Réseaux'])).toEqual([
    ['Réseau', 'reseau', 2],
    ['Réseaux', 'reseaux', 1],
  ]);
});

it.each([[[['C'], ['C++']]], [[['C++'], ['C']]]])('gives each topic its own address, in any order of posts', (tags) => {
  expect(topics(...tags)).toEqual(
    expect.arrayContaining([
      ['C', 'c', 1],
      ['C++', 'c-1', 1],
    ]),
  );
});
