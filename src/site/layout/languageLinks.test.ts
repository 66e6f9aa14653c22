import { expect, it } from 'vitest';
import { editionsIn } from '#content/edition.ts';
import { alternatesOf } from './languageLinks.ts';

it('gives visitors the first language if they speak none of the languages', () => {
  const alternates = alternatesOf(editionsIn(['en', 'fr']), '/contact', new URL('https://a.example'));
  expect(alternates.map(({ language, url }) => [language, url])).toEqual([
    ['en', 'https://a.example/contact'],
    ['fr', 'https://a.example/fr/contact'],
    ['x-default', 'https://a.example/contact'],
  ]);
});
