import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefIn } from '#base/urls.ts';
import { ProjectCard } from '#sections/projects/ProjectCard.tsx';
import { Writing } from '#sections/writing/Writing.tsx';
import { Header } from '#site/layout/Header.tsx';
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
