import { describe, expect, it } from 'vitest';
import { absolute, absoluteFrom, cardPath, firstEdition, hrefIn, hrefOfLinks, personId } from './urls.ts';

describe('an internal URL', () => {
  it.each([
    ['/fr', '/', '/me/fr'],
    ['/fr', '/projects', '/me/fr/projects'],
    ['/fr', '/?a#talks', '/me/fr?a#talks'],
    ['', '/', '/me/'],
  ])('in the edition "%s" for %s is %s', (edition, path, url) => {
    expect(hrefIn({ path: edition })(path, '/me/')).toBe(url);
  });
});

it.each([
  ['/', '/for/acme'],
  ['/home', '/for/acme'],
  ['/resume.pdf', '/for/acme/resume.pdf'],
  ['/projects', '/fr/projects'],
  ['/resume.json', '/fr/resume.json'],
])('an edition for one reader has its own home page and documents, and %s is %s', (path, url) => {
  expect(hrefIn({ path: '/for/acme', pages: '/fr' })(path)).toBe(url);
});

describe('a link in a text', () => {
  it.each([
    ['/fr', '/', 'projects/x?a#b', '/me/fr/projects/x?a#b'],
    ['/fr', '/projects/x', '../#talks', '/me/fr#talks'],
    ['/fr', '/projects/x', '/contact', '/me/fr/contact'],
    ['', '/', 'projects/x', 'projects/x'],
  ])('of edition "%s", on %s, to %s is %s', (edition, page, url, expected) => {
    expect(hrefOfLinks({ path: edition }, page)(url, '/me')).toBe(expected);
  });
});

describe('an absolute URL', () => {
  const site = new URL('https://example.com');

  it('includes the edition, but the owner has the same id in all editions', () => {
    const at = absoluteFrom(site, { path: '/fr' }, '/me');
    expect([at('/'), at('/', firstEdition), personId(at)]).toEqual([
      'https://example.com/me/fr',
      'https://example.com/me/',
      'https://example.com/me/#person',
    ]);
  });

  it("can't be made without the site’s own", () => {
    expect(() => absolute('/', undefined)).toThrow('has no URL');
  });
});

it.each([
  ['/', '/cards/about.png'],
  ['/projects/x', '/cards/projects/x.png'],
])('the card of %s is %s', (path, card) => {
  expect(cardPath(path)).toBe(card);
});
