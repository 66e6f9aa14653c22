import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { SearchEntry } from '#documents/searchIndex.ts';
import { searchEntries } from './searchEntries.ts';

const entry = (title: string, notes = '', words = ''): SearchEntry => [0, title, '/', notes, words];

const find = searchEntries({
  language: 'en',
  strings: uiStringsFor().search,
  kinds: ['Projects'],
  entries: [
    entry('A tool', 'Shows wallpapers.', 'typescript'),
    entry('Wallpaper preview', 'A tool in C++.'),
    entry('Café of Müller', 'Ångström, in C#.'),
    entry('深層学習による医用画像の解析'),
    entry('한국어 형태소 분석'),
    entry('Typography of maps'),
  ],
});
const titles = (query: string) => find(query).map(([, title]) => title);

it.each([
  ['title first, and beginnings of words', 'wallpap', ['Wallpaper preview', 'A tool']],
  ['all words of the query', 'tool wallpaper', ['Wallpaper preview', 'A tool']],
  ['without accents and case', 'CAFE muller angstrom', ['Café of Müller']],
  ['signs of languages', 'c++', ['Wallpaper preview']],
  ['words of Chinese and Japanese', '医用画像', ['深層学習による医用画像の解析']],
  ['beginnings of Korean words', '형태', ['한국어 형태소 분석']],
  ['one mistake', 'tipography', ['Typography of maps']],
  ['two swapped letters', 'typogarphy', ['Typography of maps']],
  ['nothing without words', ' ', []],
])('finds %s', (_, query, found) => {
  expect(titles(query)).toEqual(found);
});
