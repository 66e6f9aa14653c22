import { describe, expect, it } from 'vitest';
import { keyOf, onAbout, publicationPages, slugsOf } from './keys.ts';

it.each([
  ['Ada Müster', [], 'muster2026diameter'],
  ['Ada Müster', ['muster2026diameter', 'muster2026diameter-2'], 'muster2026diameter-3'],
  ['', [], 'publication2026diameter'],
])('makes a key of %j with %j taken: %s', (author, taken, key) => {
  expect(keyOf({ author, year: '2026', title: 'On a Diameter' }, taken)).toBe(key);
});

it('makes a unique slug of each key, of at most 60 characters', () => {
  const keys = ['DBLP:conf/x', 'dblpconfx', '../up', '+++', '---', 'publication', 'ä'.repeat(200)];
  expect(slugsOf(keys.map((key) => ({ key })))).toEqual([
    'dblp-conf-x',
    'dblpconfx',
    'up',
    'publication',
    'publication-1',
    'publication-2',
    'a'.repeat(60),
  ]);
});

describe('a list of publications', () => {
  const entry = (key: string, fields: Record<string, string> = {}) => ({
    type: 'misc',
    key,
    fields: { title: key, year: '2026', ...fields },
  });
  const pathsOf = (count: number, wanted?: boolean) =>
    publicationPages(
      Array.from({ length: count }, (_, index) => entry(`k${index}`)),
      wanted,
    ).map(({ path }) => path);

  it('has its own page from eleven on, or if the owner wants it', () => {
    expect([pathsOf(10), pathsOf(11), pathsOf(1, true), pathsOf(0, true)]).toEqual([
      ['/'],
      ['/', '/publications'],
      ['/', '/publications'],
      ['/'],
    ]);
  });

  it('is on two pages if it is long: the years of the newest hundred, and all', () => {
    const ofYears = (count: number) =>
      publicationPages(
        Array.from({ length: count }, (_, index) => entry(`k${index}`, { year: `${1990 + (index >> 3)}` })),
      );
    const lengths = (count: number) => ofYears(count).map(({ path, ids }) => [path, ids?.length]);
    const about = ['/', 6];
    expect(lengths(100)).toEqual([about, ['/publications', 100]]);
    expect(lengths(151)).toEqual([about, ['/publications', 103], ['/publications/all', 151]]);
    const [, newest] = ofYears(151);
    expect(newest?.ids?.at(-1)).toBe('publication-k55');
  });

  it('has pages for entries with an abstract, own PDF, image or `page`, but not for proceedings', () => {
    const entries = [
      entry('A:1', { abstract: 'x' }),
      entry('b', { pdf: 'b.pdf' }),
      entry('c', { preview: 'c.png' }),
      entry('d', { page: 'True', crossref: 'p' }),
      entry('e', { pdf: 'https://example.com/e.pdf', page: '12' }),
      entry('p', { abstract: 'x' }),
    ];
    const paths = publicationPages(entries).map(({ path }) => path);
    expect(paths).toEqual(['/', '/publications/a-1', '/publications/b', '/publications/c', '/publications/d']);
  });

  it('is on About whole if it is short, else those that the owner chose, else the newest five', () => {
    const of = (...selected: number[]) =>
      Array.from({ length: 12 }, (_, index) => ({ index, isSelected: selected.includes(index) }));
    const shown = (hasList: boolean, ...selected: number[]) =>
      onAbout(of(...selected), hasList).map(({ index }) => index);
    expect([shown(false, 3).length, shown(true, 3, 11), shown(true)]).toEqual([12, [3, 11], [0, 1, 2, 3, 4]]);
  });
});
