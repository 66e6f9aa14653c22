import { expect, it } from 'vitest';
import type { JsonSchema } from '../api.ts';
import { fitLanguages } from './drafts.ts';

const text: JsonSchema = { type: 'string' };
const list: JsonSchema = { type: 'array', items: text };
const by = (schema: JsonSchema): JsonSchema => ({ isByLanguage: true, properties: { en: schema, fr: schema } });

it.each([
  ['a text becomes that of the first language', by(text), 'A', { en: 'A' }],
  ['a list does too', by(list), ['A', 'B'], { en: ['A', 'B'] }],
  ['several texts are joined', text, { en: 'A', fr: 'B' }, 'A / B'],
  ['the only text becomes that of all', text, { fr: '', en: 'A' }, 'A'],
  ['several lists are joined', list, { en: ['A'], fr: ['B', 'C'] }, ['A', 'B', 'C']],
  [
    'fields of items are fitted',
    { items: { properties: { name: by(text) } } },
    [{ name: 'A' }],
    [{ name: { en: 'A' } }],
  ],
  ['fields with any name stay', { type: 'object' }, { 'card-game': { title: 'A' } }, { 'card-game': { title: 'A' } }],
  ['others stay', { properties: { name: text } }, { name: 'A', other: { en: 'B' } }, { name: 'A', other: { en: 'B' } }],
])('in a draft, if the languages of the site changed, %s', (_, schema, value, fitted) => {
  expect(fitLanguages(schema, value)).toEqual(fitted);
});
