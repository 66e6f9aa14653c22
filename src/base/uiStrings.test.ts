import { expect, it } from 'vitest';
import { uiLanguages } from './uiStrings/languages.ts';
import { hasUiStrings, listComma, translate, uiStringsFor } from './uiStrings.ts';

/** A string in each language: its tag. */
const own = Object.fromEntries(Object.keys(uiLanguages).map((tag) => [tag, tag])) as Record<
  keyof typeof uiLanguages,
  string
>;

it.each([
  ['en-GB', 'en'],
  ['de-CH', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans-SG', 'zh-Hans'],
  ['iw', 'he'],
  ['ar-EG', 'ar'],
  ['tlh', 'en'],
  ['zh-TW', 'en'],
  ['zh-Hant', 'en'],
  ['fa', 'en'],
])('returns for %s the strings in %s', (tag, known) => {
  expect(translate(own)(tag)).toBe(known);
  expect(uiStringsFor(tag).language).toBe(known);
});

it.each(Object.entries(uiLanguages))('returns the common strings in %s', (tag, strings) => {
  expect(strings.language).toBe(tag);
  expect(uiStringsFor(tag)).toBe(strings);
  expect(uiStringsFor(`${new Intl.Locale(tag).language}-ZZ`)).toBe(strings);
  expect(hasUiStrings(tag)).toBe(true);
});

it('marks the strings for an unknown language as English', () => {
  expect(uiStringsFor('tlh')).toEqual({ ...uiStringsFor(), lang: 'en' });
  expect(uiStringsFor().lang).toBeUndefined();
  expect(hasUiStrings('tlh')).toBe(false);
});

it('has a type error for a missing string or language, which lint reports', () => {
  // @ts-expect-error: only English has the second string.
  translate({ ...own, en: { one: 'One', two: 'Two' } });
  // @ts-expect-error: German is missing.
  translate({ ...own, de: undefined });
});

it.each([
  ['zh', '、'],
  ['ja', '、'],
  ['ar', '، '],
])('separates the items of a list as the language does: %s', (language, comma) => {
  expect(listComma(uiStringsFor(language))).toBe(comma);
});
