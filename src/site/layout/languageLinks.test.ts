import { expect, it } from 'vitest';
import { editionsIn } from '#content/edition.ts';
import { alternatesOf } from './languageLinks.ts';

it('gives visitors who speak none of the languages the first one', () => {
  const alternates = alternatesOf(editionsIn(['en', 'fr']), '/contact', new URL('https://a.example'));
  expect(alternates.map(({ language, address }) => [language, address])).toEqual([
    ['en', 'https://a.example/contact'],
    ['fr', 'https://a.example/fr/contact'],
    ['x-default', 'https://a.example/contact'],
  ]);
});
