import { expect, it } from 'vitest';
import { directionOf, languageTag } from './languageTag.ts';
import { translate, uiStringsFor } from './uiStrings.ts';

it.each([
  ['fr', 'fr'],
  [' PT_br ', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['Deutsch', undefined],
  ['de-', undefined],
  ['', undefined],
])('reads %j as the tag %j', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

it('says in which direction a language is written', () => {
  expect(['ar', 'fa-IR', 'he', 'ur', 'de', 'az', 'az-Arab'].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'rtl',
  ]);
});

it('has words of the interface for a language with a region, and English ones where there are none', () => {
  expect(uiStringsFor('en-GB').language).toBe('en');
  expect(uiStringsFor('fr').language).toBe('en');
  expect(translate({ en: 'word' })('fr-CA')).toBe('word');
  expect(['en', 'en-GB', 'fr'].map((language) => uiStringsFor(language).lang)).toEqual([undefined, undefined, 'en']);
});
