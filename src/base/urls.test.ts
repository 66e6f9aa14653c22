import { describe, expect, it } from 'vitest';
import { absolute, absoluteFrom, cardPath, href, routes } from './urls.ts';

it('names the routes of the specification', () => {
  expect(routes).toEqual({
    about: '/',
    home: '/home',
    projects: '/projects',
    experience: '/experience',
    contact: '/contact',
    resume: '/resume.pdf',
  });
});

describe('an internal address', () => {
  it.each([
    ['/', undefined, '/'],
    ['/projects#cards', undefined, '/projects#cards'],
    ['/', '/some/path', '/some/path/'],
    ['/home', '/some/path', '/some/path/home'],
    ['/home', '/some/path/', '/some/path/home'],
    ['/projects?category=research', '/me', '/me/projects?category=research'],
  ])('for %s under base %o is %s', (path, base, address) => {
    expect(href(path, base)).toBe(address);
  });
});

describe('an absolute address', () => {
  const site = new URL('https://example.com');

  it.each([
    ['/', '/', 'https://example.com/'],
    ['/projects', '/', 'https://example.com/projects'],
    ['/contact#sent', '/me', 'https://example.com/me/contact#sent'],
  ])('for %s under base %s is %s', (path, base, address) => {
    expect(absolute(path, site, base)).toBe(address);
  });

  it('keeps a base path of the site apart from the base', () => {
    expect(absolute('/home', new URL('https://example.com/me'), '/me')).toBe('https://example.com/me/home');
  });

  it('is the same with the site filled in', () => {
    expect(absoluteFrom(site)('/projects')).toBe(absolute('/projects', site));
  });

  it('cannot be made without the site’s own', () => {
    expect(() => absolute('/', undefined)).toThrow('no address');
  });
});

it.each([
  ['/', '/cards/about.png'],
  ['/projects/x', '/cards/projects/x.png'],
])('the card of %s is %s', (path, card) => {
  expect(cardPath(path)).toBe(card);
});
