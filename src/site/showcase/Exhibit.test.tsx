import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '#sections/projects/schema.ts';
import type { Post } from '#sections/writing/schema.ts';
import { pageContent, post, project, shown, withShowcase } from '../../../tests/entries.ts';
import { ProjectPage } from '../projects/ProjectPage.tsx';
import { PostPage } from '../writing/PostPage.tsx';

const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => project({ slug: `p${index + 1}`, title: `Project ${index + 1}` }));
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    post({ slug: `t${index + 1}`, title: `Text ${index + 1}`, date: `${2025 - index}` }),
  );

function showProject(all: readonly Project[], figure: number) {
  const { renderData } = withShowcase({ projects: all });
  const works = all.map((each, index) => shown(each, index + 1));
  render(
    <ProjectPage
      content={pageContent({ renderData: { ...renderData, projects: works } })}
      shown={works[figure - 1] ?? shown(project())}
    />,
  );
}
function showPost(writing: Post[], index: number) {
  render(<PostPage content={pageContent({ writing, ...withShowcase({ writing }) })} post={writing[index] ?? post()} />);
}
const list = () => screen.getByRole('list', { name: 'Author and works' });
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('ends a project page with the showcase, in which the project’s place is empty', () => {
  showProject(projects(7), 4);
  expect(linksIn(list())).toEqual(['/', ...[1, 2, 3, 5, 6, 7].map((number) => `/projects/p${number}`)]);
  const own = list().querySelector('[aria-current=page]');
  expect(own?.textContent).toBe('Fig. 4 Project 4');
  expect(own?.querySelectorAll('circle.ink, path')).toHaveLength(1);
  expect(screen.getByText('The empty place belongs to this page.').closest('ol')).toBeNull();
});

it('links to the projects before and after, with titles for screen readers', () => {
  showProject(projects(3), 2);
  const links = within(screen.getByRole('navigation', { name: 'Projects' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['Previous: Fig. 1 Project 1', '/projects/p1', 'prev'],
    ['Next: Fig. 3 Project 3', '/projects/p3', 'next'],
  ]);
});

it('says on the plate whose the empty place is, for the only project', () => {
  showProject(projects(1), 1);
  expect(within(list()).getByText('The empty place belongs to this page.')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('has no empty place for a project outside the showcase, and links to all projects', () => {
  showProject(projects(14), 9);
  expect(linksIn(list())).toHaveLength(8);
  expect(screen.queryByText(/empty place/)).toBeNull();
  expect(linksIn(screen.getByRole('navigation'))).toEqual(['/projects/p8', '/projects/p10', '/projects']);
});

it('ends the pages of all posts', () => {
  showPost(posts(9), 1);
  expect(list().querySelector('[aria-current=page]')?.textContent).toBe('Article Text 2');
  expect(screen.getByText('The empty place belongs to this page.')).toBeDefined();
  expect(linksIn(screen.getByRole('navigation', { name: 'Writing' }))).toEqual(['/writing/t3', '/writing/t1']);
  cleanup();
  showPost(posts(9), 8);
  expect(linksIn(list())).toHaveLength(8);
  expect(list().querySelector('[aria-current=page]')).toBeNull();
  expect(linksIn(screen.getByRole('navigation', { name: 'Writing' }))).toEqual(['/writing/t8']);
});
