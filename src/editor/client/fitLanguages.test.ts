import { expect, it } from 'vitest';
import type { JsonSchema } from '../api.ts';
import { fitLanguages } from './fitLanguages.ts';

const text: JsonSchema = { type: 'string' };
const list: JsonSchema = { type: 'array', items: text };
const by = (schema: JsonSchema, ...languages: string[]): JsonSchema => ({
  isByLanguage: true,
  properties: Object.fromEntries(languages.map((language) => [language, schema])),
});

it.each([
  ['a text becomes that of the first language', by(text, 'en', 'fr'), 'A', { en: 'A' }],
  ['a list does too', by(list, 'en', 'fr'), ['A', 'B'], { en: ['A', 'B'] }],
  ['no text stays none', by(text, 'en', 'fr'), '', undefined],
  ['the only text becomes that of all', text, { fr: '', en: 'A' }, 'A'],
  ['the only list does too', list, { en: ['A'], fr: [] }, ['A']],
  ['several texts are joined', text, { en: 'A', fr: 'B' }, 'A / B'],
  ['several lists are joined', list, { en: ['A'], fr: ['B', 'C'] }, ['A', 'B', 'C']],
  ['texts in no language are none', text, { en: '', fr: undefined }, undefined],
  [
    'a text in a removed language follows the first one',
    by(text, 'de', 'fr'),
    { en: 'A', fr: 'B' },
    { fr: 'B', de: 'A' },
  ],
  ['both are joined', by(text, 'de'), { de: 'A', en: 'B' }, { de: 'A / B' }],
  ['an empty one is left out', by(text, 'de'), { de: 'A', en: '' }, { de: 'A' }],
])('%s', (_, schema, value, fitted) => {
  expect(fitLanguages<unknown>(schema, value)).toEqual(fitted);
});

it('fits fields of groups and items of lists, and keeps others', () => {
  const links = { type: 'array', items: { properties: { name: by(text, 'en', 'fr'), url: text } } };
  const schema: JsonSchema = { properties: { tagline: by(text, 'en', 'fr'), links, languages: list } };
  const value = { tagline: 'A', links: [{ name: 'B', url: 'C' }], languages: ['en'], unknown: { en: 'D' } };
  const fitted = { ...value, tagline: { en: 'A' }, links: [{ name: { en: 'B' }, url: 'C' }] };
  expect(fitLanguages<unknown>(schema, value)).toEqual(fitted);
  expect(fitLanguages<unknown>(schema, fitted)).toBe(fitted);
});
