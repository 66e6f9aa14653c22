import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefIn } from '#base/urls.ts';
import type { Edition } from '#content/edition.ts';
import { ProjectCard } from '#sections/projects/ProjectList.tsx';
import { Writing } from '#sections/writing/Writing.tsx';
import { Header } from '#site/layout/Header.tsx';
import { languageLinks } from '#site/layout/languageLinks.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { post, project, shown } from '../../tests/entries.ts';

it('links to pages of the same edition', () => {
  const { container } = render(
    <>
      <Header language="en" edition="/fr" name="Ada" pages={[{ page: 'projects', path: '/projects' }]} />
      <UiStringsProvider language="en" edition="/fr">
        <ProjectCard shown={shown(project({ slug: 'cards' }))} index={0} count={1} />
        <Writing id="writing" posts={[post({ slug: 'tests' })]} />
      </UiStringsProvider>
    </>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(new Set(links.filter((href) => href?.startsWith('/')))).toEqual(
    new Set(['/fr', '/fr/projects', '/fr/resume.pdf', '/fr/projects/cards', '/fr/writing/tests']),
  );
});

it('puts the path of an edition after the base path, and adds nothing for the first edition', () => {
  expect(['/', '/projects', '/#talks'].map((path) => hrefIn('/fr')(path, '/me/'))).toEqual([
    '/me/fr',
    '/me/fr/projects',
    '/me/fr#talks',
  ]);
  expect(hrefIn('')('/', '/me/')).toBe('/me/');
});

describe('the language of a page', () => {
  const edition = (language: string, path = '') => ({ language, path, languages: ['en', 'fr', 'ja'] });
  const header = (...editions: Edition[]) =>
    render(
      <Header language="fr" edition="/fr" name="Ada" pages={[]} languages={languageLinks(editions, '/projects')} />,
    ).container;

  it('is a link to the other one of two, or a list of several', () => {
    const two = header(edition('en'), edition('fr', '/fr'));
    expect(two.querySelector('nav > a[hreflang]')?.outerHTML).toBe(
      '<a href="/projects" lang="en" hreflang="en">English</a>',
    );
    const three = header(edition('en'), edition('fr', '/fr'), edition('ja', '/ja'));
    expect(three.querySelector('summary')?.textContent).toBe('Français');
    expect(
      [...three.querySelectorAll('details a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['English', '/projects'],
      ['日本語', '/ja/projects'],
    ]);
  });

  it('has no link in a site in one language', () => {
    expect(header(edition('en')).querySelector('[hreflang]')).toBeNull();
  });
});
