import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProjectCard } from '#sections/projects/ProjectList.tsx';
import { Writing } from '#sections/writing/Writing.tsx';
import { post, project, shown } from '../../tests/entries.ts';
import { ContentIn, UiStringsProvider, UiTextAround } from './uiStrings.tsx';

it('makes links to pages of the same edition', () => {
  const { container } = render(
    <UiStringsProvider language="en" edition={{ path: '/fr' }}>
      <ProjectCard shown={shown(project({ slug: 'cards' }))} index={0} count={1} />
      <Writing id="writing" posts={[post({ slug: 'tests' })]} />
    </UiStringsProvider>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/fr/projects/cards', '/fr/writing/tests']);
});

it('marks a string around content of another language, also if the content is in the string too', () => {
  const { container } = render(
    <ContentIn lang="de">
      <UiTextAround write={(title) => `(BibTeX of ${title})`}>TeX</UiTextAround>
      <UiTextAround write={(names) => `Courses: ${names}`}>Logik</UiTextAround>
      <UiTextAround write={(title) => `Cite ${title} in BibTeX`}>TeX</UiTextAround>
    </ContentIn>,
  );
  expect(container.innerHTML).toBe(
    '<span lang="en">(BibTeX of </span>TeX<span lang="en">)</span><span lang="en">Courses: </span>Logik' +
      '<span lang="en">Cite </span>TeX<span lang="en"> in BibTeX</span>',
  );
});
