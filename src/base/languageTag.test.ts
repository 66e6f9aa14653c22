import { expect, it } from 'vitest';
import { directionOf, languageTag } from './languageTag.ts';

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
