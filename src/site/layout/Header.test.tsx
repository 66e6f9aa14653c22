import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { routes } from '#base/urls.ts';
import { editionsIn } from '#content/edition.ts';
import { pageContent, siteWith } from '../../../tests/entries.ts';
import { Header } from './Header.tsx';
import { languageLinks } from './languageLinks.ts';

const pages = [{ path: routes.projects }, { path: routes.contact }];
const show = (props: Partial<ComponentProps<typeof Header>>, language = 'en', edition = { path: '' }) => {
  const content = pageContent({ site: siteWith({ name: 'Ada', language }), edition, pages } as object);
  return render(<Header content={content} path="/" {...props} />).container;
};
/** Returns the links of the menu, which jsdom counts as hidden. */
const linksIn = (header: HTMLElement) => [...header.querySelectorAll<HTMLAnchorElement>('nav a')];

it.each([
  ['the page', 'page'],
  ['a page above this one', 'true'],
] as const)('marks the link to %s', (_, current) => {
  const marks = linksIn(show({ active: 'projects', current })).map((link) => link.getAttribute('aria-current'));
  expect(marks).toEqual([null, current, null, null]);
});

it('links to the pages of its language, and to the résumé by the owner’s name', () => {
  const header = show({}, 'fr', { path: '/fr' });
  expect(header.querySelector('a:not([href^="#"])')?.getAttribute('href')).toBe('/fr');
  expect(linksIn(header).map((link) => [link.getAttribute('href'), link.download])).toEqual([
    ['/fr/home', ''],
    ['/fr/projects', ''],
    ['/fr/contact', ''],
    ['/fr/resume.pdf', 'Ada.pdf'],
  ]);
});

describe('the language of a page', () => {
  const inLanguages = (...tags: string[]) =>
    show({ languages: languageLinks(editionsIn(tags), () => '/projects') }, 'fr');

  it('is a link to the other one of two, or a list of several', () => {
    const two = inLanguages('en', 'fr');
    expect(two.querySelector('nav > a[hreflang]')?.outerHTML).toBe(
      '<a href="/projects" lang="en" hreflang="en">English</a>',
    );
    const three = inLanguages('en', 'fr', 'ja');
    expect(three.querySelector('summary')?.textContent).toBe('Langues\u00a0: Français');
    const listed = [...three.querySelectorAll('details a')];
    expect(listed.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['English', '/projects'],
      ['日本語', '/ja/projects'],
    ]);
  });

  it('has no link in a site in one language', () => {
    expect(inLanguages('fr').querySelector('[hreflang]')).toBeNull();
  });
});
