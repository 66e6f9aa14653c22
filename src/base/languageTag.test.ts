import { expect, it } from 'vitest';
import { ownNameOf } from './languageTag.ts';

it('returns the own name of a language, with its region only beside another region of the language', () => {
  const namesOf = (tags: readonly string[]) => tags.map((tag) => ownNameOf(tag, tags));
  expect(namesOf(['fr-CA', 'pt-BR'])).toEqual(['Français', 'Português']);
  expect(namesOf(['pt-BR', 'pt-PT'])).toEqual(['Português (Brasil)', 'Português europeu']);
});
