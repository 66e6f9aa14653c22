import { expect, it } from 'vitest';
import { paperAt, partsOfPlace, place } from './place.ts';

it.each([
  ['Lyon, Rhône, France', { city: 'Lyon', region: 'Rhône, France' }],
  ['Germany', { countryCode: 'DE' }],
  ['UK', { countryCode: 'GB' }],
  ['XX', { city: 'XX' }],
])('splits %s into its parts', (text, parts) => {
  expect(partsOfPlace(text)).toEqual(parts);
});

it('writes a country without a city in the language of the content', () => {
  expect(place({ countryCode: 'US' })).toBe('United States');
  expect(place({ countryCode: 'de' }, 'de')).toBe('Deutschland');
  expect(place({ city: 'Lyon', countryCode: 'FR' }, 'de')).toBe('Lyon, Frankreich');
  expect(partsOfPlace('Deutschland', 'de')).toEqual({ countryCode: 'DE' });
});

it('writes Japanese and Chinese places from the largest part, without signs between them', () => {
  expect(place({ city: '架空市', region: '見本県', countryCode: 'JP' }, 'ja')).toBe('見本県架空市');
  expect(place({ city: '样例市', region: '虚构省', countryCode: 'CN' }, 'zh-Hans')).toBe('虚构省样例市');
  expect(place({ city: 'Lyon', countryCode: 'FR' }, 'ja')).toBe('Lyon、フランス');
});

it('writes each part of a place once', () => {
  expect(place({ city: 'Southeastern US', countryCode: 'US' })).toBe('Southeastern US');
  expect(place({ city: 'Gijón', region: 'España', countryCode: 'ES' }, 'es')).toBe('Gijón, España');
  expect(place({ city: 'ガラ', region: 'カラ' })).toBe('ガラ, カラ');
});

it.each([
  ['Berlin, DE', 'en', 'a4'],
  ['San Francisco, CA 94103', 'en', 'letter'],
  ['Montréal, Québec', 'fr', 'letter'],
  ['New York City, Vereinigte Staaten', 'de', 'letter'],
  ['横浜市、日本', 'ja', 'a4'],
  ['London', 'en', undefined],
] as const)('knows the paper of %s', (location, language, paper) => {
  expect(paperAt(location, language)).toBe(paper);
});
