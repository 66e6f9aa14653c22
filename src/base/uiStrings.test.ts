import { expect, it } from 'vitest';
import { uiLanguages } from './uiStrings/languages.ts';
import { hasUiStrings, listComma, translate, uiStringsFor, withDetail } from './uiStrings.ts';

/** A string in each language: its tag. */
const own = Object.fromEntries(Object.keys(uiLanguages).map((tag) => [tag, tag])) as Record<
  keyof typeof uiLanguages,
  string
>;

it.each([
  ['en-GB', 'en'],
  ['pt-PT', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  ['tlh', 'en'],
])('returns for %s the strings in %s', (tag, known) => {
  expect(translate(own)(tag)).toBe(known);
  expect(uiStringsFor(tag).language).toBe(known);
});

it.each(Object.entries(uiLanguages))('returns the common strings in %s', (tag, strings) => {
  expect(uiStringsFor(tag)).toBe(strings);
  expect(uiStringsFor(`${new Intl.Locale(tag).language}-ZZ`)).toBe(strings);
  expect(hasUiStrings(tag)).toBe(true);
});

it('marks the strings for an unknown language as English', () => {
  expect(uiStringsFor('tlh')).toEqual({ ...uiStringsFor(), lang: 'en' });
  expect(uiStringsFor().lang).toBeUndefined();
  expect(hasUiStrings('tlh')).toBe(false);
});

it.each([
  ['zh', '、', 'C++（上級）'],
  ['ar', '، ', 'C++ (上級)'],
])('separates the items of a list, and a detail, as the language does: %s', (language, comma, text) => {
  const strings = uiStringsFor(language);
  expect([listComma(strings), withDetail('C++', '上級', strings)]).toEqual([comma, text]);
  expect(withDetail('C++', undefined, strings)).toBe('C++');
});

const tags = Object.keys(uiLanguages);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  if (typeof value !== 'function') return [];
  return [1, 2, 3, 11, 100].map((each): unknown => value(each, 5)).filter((text) => typeof text === 'string');
}

const stringsOf = (tag: string) => textsOf(uiStringsFor(tag));

it.each(tags)('has complete strings: %s', (tag) => {
  const strings = stringsOf(tag);
  expect(strings.length).toBeGreaterThan(200);
  expect(strings.filter((text) => !text.trim() || /#|undefined|NaN|\[object/.test(text))).toEqual([]);
});

/** Names that no language translates, and arguments of functions above. */
const names =
  /Vercel Web Analytics|Speed Insights|Cookies?|cookie|Data Mine|YouTube|BibTeX|DOI|arXiv|PDF|RSS|QR|CV|personal|[a-z]+-[A-Z]{2}|zh-Hans|\b(ar|he|ja|ko|ru)\b/g;

it.each(['ar', 'he', 'ja', 'ko', 'ru', 'zh-Hans'])('has nothing in English: %s', (tag) => {
  expect(stringsOf(tag).filter((text) => /[a-z]/i.test(text.replace(names, '')))).toEqual([]);
});

it('breaks no line before punctuation in French', () => {
  expect(stringsOf('fr').filter((text) => / [:;?!»]|[^\u00a0][;?!»]|\S:/.test(text))).toEqual([]);
});

it('elides "de" in French before a vowel or a silent h', () => {
  const { portrait } = uiStringsFor('fr').about;
  expect(['Ada', 'Hélène', 'Marie'].map(portrait)).toEqual([
    'Portrait d’Ada',
    'Portrait d’Hélène',
    'Portrait de Marie',
  ]);
});

/** Returns the width in characters of Martian Mono, 0.69 em. Chinese, Japanese and Korean ones have 1 em. */
const width = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\u1100-\uffff]/.test(character) ? 1 / 0.69 : 1), 0);

it.each(tags)('fits the label of a place in the showcase into nine characters: %s', (tag) => {
  const { figure, about, ...sections } = uiStringsFor(tag);
  const labels = Object.values(sections).flatMap((section) =>
    typeof section === 'object' && 'tile' in section ? section.tile : [],
  );
  expect(labels.length).toBeGreaterThan(8);
  expect([...labels, about.author, figure(7)].filter((label) => width(label) > 9)).toEqual([]);
  expect(new Set(labels).size, 'distinct labels').toBe(labels.length);
});
