import { expect, it } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (text: string, language: string, fitting = 9) =>
  hyphenate(text, language, fitting).replaceAll('\u00ad', '|');

it.each([
  ['en', 'University of Northmere', 'Uni|ver|sity of Northmere'],
  ['en-GB', 'Assurances', 'Assur|ances'],
  ['en', 'hydrophone', 'hy|drophone'],
  ['de', 'Diplom-Informationstechnik', 'Diplom-Infor|ma|ti|ons|technik'],
  ['ru', 'Университет', 'Уни|вер|ситет'],
  ['it', 'Accessibilità', 'Acces|si|bi|lità'],
  ['ja', 'Accessibility賞', 'Acces|si|bil|ity賞'],
])('divides words of %s where they have more letters than fit', (language, text, divided) => {
  expect(shown(text, language)).toBe(divided);
});

it('leaves addresses and words that fit', () => {
  const text = 'https://lovelace.example/Cardiovascular cardiovascular@lovelace.dev lovelace.dev/Cardiovascular';
  expect(shown(text, 'en')).toBe(text);
  expect(shown('Cardiovascular', 'en', 14)).toBe('Cardiovascular');
});
