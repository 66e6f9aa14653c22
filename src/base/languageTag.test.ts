import { expect, it } from 'vitest';
import { directionOf, languageTag, ownNameOf } from './languageTag.ts';

it.each([
  ['fr', 'fr'],
  [' PT_br ', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['Deutsch', undefined],
  ['xx', undefined],
  ['xx-Latn-FR', undefined],
  ['gsw', 'gsw'],
  ['de-', undefined],
  ['', undefined],
])('reads %j as the tag %j', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

it('returns the direction of a language', () => {
  for (const tag of ['ar', 'fa-IR', 'he', 'ur', 'az-Arab', 'syr', 'dv', 'nqo', 'ff-Adlm', 'rhg'])
    expect(directionOf(tag), tag).toBe('rtl');
  for (const tag of ['de', 'az']) expect(directionOf(tag), tag).toBe('ltr');
});

it('returns the own name of a language, with its region only beside another region of the language', () => {
  const namesOf = (tags: readonly string[]) => tags.map((tag) => ownNameOf(tag, tags));
  expect(namesOf(['fr-CA', 'pt-BR', 'zh-Hans'])).toEqual(['Français', 'Português', '简体中文']);
  expect(namesOf(['pt-BR', 'pt-PT'])).toEqual(['Português (Brasil)', 'Português europeu']);
});
