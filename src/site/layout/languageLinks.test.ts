import { expect, it } from 'vitest';
import { editionsIn } from '#content/edition.ts';
import { alternatesOf, languageLinks } from './languageLinks.ts';

it('gives visitors the first language if they speak none of the languages', () => {
  const alternates = alternatesOf(editionsIn(['en', 'fr']), '/contact', new URL('https://a.example'));
  expect(alternates.map(({ language, url }) => [language, url])).toEqual([
    ['en', 'https://a.example/contact'],
    ['fr', 'https://a.example/fr/contact'],
    ['x-default', 'https://a.example/contact'],
  ]);
});

it('links to the page in each language by its own name', () => {
  expect(languageLinks(editionsIn(['en', 'fr']), () => '/contact')).toEqual([
    { language: 'en', name: 'English', href: '/contact' },
    { language: 'fr', name: 'Français', href: '/fr/contact' },
  ]);
});
