import { expect, it } from 'vitest';
import { hasUiStrings, translate, uiStringsFor } from './uiStrings.ts';
import { languages } from './uiStrings/languages.ts';

const own = { en: 'Yes', de: 'Ja', 'de-AT': 'Jo' };

it.each([
  ['en', 'Yes'],
  ['de', 'Ja'],
  ['de-CH', 'Ja'],
  ['de-AT', 'Jo'],
  ['tlh', 'Yes'],
])("takes a section's words of a language, of a language without its region, or else English: %s", (tag, word) => {
  expect(translate(own)(tag)).toBe(word);
});

it.each(Object.entries(languages))('takes the common words of %s', (tag, strings) => {
  expect(uiStringsFor(tag)).toBe(strings);
  expect(uiStringsFor(`${tag}-ZZ`)).toBe(strings);
  expect(hasUiStrings(tag)).toBe(true);
});

it('says of the words for an unknown language that they are English', () => {
  expect(uiStringsFor('tlh')).toEqual({ ...uiStringsFor(), lang: 'en' });
  expect(uiStringsFor().lang).toBeUndefined();
  expect(hasUiStrings('tlh')).toBe(false);
});
