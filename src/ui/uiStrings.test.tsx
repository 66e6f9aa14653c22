import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProjectCard } from '#sections/projects/ProjectList.tsx';
import { Writing } from '#sections/writing/Writing.tsx';
import { post, project, shown } from '../../tests/entries.ts';
import { UiStringsProvider } from './uiStrings.tsx';

it('makes links to pages of the same edition', () => {
  const { container } = render(
    <UiStringsProvider language="en" edition="/fr">
      <ProjectCard shown={shown(project({ slug: 'cards' }))} index={0} count={1} />
      <Writing id="writing" posts={[post({ slug: 'tests' })]} />
    </UiStringsProvider>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/fr/projects/cards', '/fr/writing/tests']);
});
