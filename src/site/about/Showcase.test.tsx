import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '#sections/projects/project.ts';
import { showcaseTracks } from '#sections/projects/showcaseTracks.ts';
import { Showcase } from './Showcase.tsx';

function projects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `p${index + 1}`,
    figure: index + 1,
    path: `/projects/p${index + 1}`,
    href: `/projects#p${index + 1}`,
    title: `Project ${index + 1}`,
    shortTitle: `Short ${index + 1}`,
    description: 'A project.',
    category: 'research',
    date: '2026-08',
    draft: false,
    aliases: [],
    technologies: [],
    image: { kind: 'drawing', viewBox: '0 0 120 80', markup: '' },
    showcaseImage: { kind: 'drawing', viewBox: '0 0 120 80', markup: '' },
    caseStudyImage: { kind: 'drawing', viewBox: '0 0 120 80', markup: '' },
  }));
}
const show = (count: number) =>
  render(
    <Showcase projects={projects(count)}>
      <svg data-testid="portrait" />
    </Showcase>,
  );
const list = () => screen.getByRole('list', { name: 'Author and projects' });

it.each([
  [0, 0],
  [7, 7],
  [12, 7],
])('of %i projects holds the author and %i of them, and tells its layout the tracks', (count, held) => {
  show(count);
  const { author, project } = showcaseTracks(count);
  expect([...list().children].map((item) => Number((item as HTMLElement).dataset.wide))).toEqual([
    author.wide,
    ...Array.from({ length: held }, () => project.wide),
  ]);
  expect([...list().children].map((item) => item.textContent)).toEqual([
    'Fig. 0 Author',
    ...projects(held).map(({ figure, shortTitle }) => `Fig. ${figure} ${shortTitle}`),
  ]);
});

it('shows the number alone where no name fits, and tells the title to those who cannot see the picture', () => {
  const [project] = projects(1);
  const untitled = { ...project, title: 'A title that is too long for it', shortTitle: undefined } as Project;
  render(<Showcase projects={[untitled]}>-</Showcase>);
  const link = screen.getByRole('link', { name: 'Fig. 1 A title that is too long for it' });
  expect(link.querySelector('b')?.className).toContain('hidden');
});

it('links each compartment to its project', () => {
  show(7);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    projects(7).map(({ href }) => href),
  );
});

it.each([12])('links to all %i projects where they do not fit', (count) => {
  show(count);
  expect(screen.getByRole('link', { name: `All ${count} projects` }).getAttribute('href')).toBe('/projects');
});

it.each([
  [3, '0 0 120 80'],
  [4, '20 0 80 80'],
])('shows of the drawings of %i projects the part %s', (count, viewBox) => {
  show(count);
  expect(list().querySelector('a svg')?.getAttribute('viewBox')).toBe(viewBox);
});
