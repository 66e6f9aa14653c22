import { describe, expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { perPage } from './projectPages.ts';
import { listedPages, navigationOf, pagesOf, placeOf } from './routes.ts';

const project = (slug: string) => ({ slug, category: 'research' as const, date: '2026-08' });

describe('pages for search engines', () => {
  it('are the pages of the header and of each project, with the dates of what they show', () => {
    const experience = [{ start: '2025-05', end: '2025-07' }, { start: '2026' }];
    expect(listedPages({ projects: [project('cards')], experience })).toEqual([
      { path: '/', dates: ['2026-08'] },
      { path: '/projects', dates: ['2026-08'] },
      { path: '/experience', dates: ['2025-05', '2025-07', '2026', undefined] },
      { path: '/contact', dates: [] },
      { path: '/projects/cards', dates: ['2026-08'] },
    ]);
  });

  it('are all pages of a long list', () => {
    const projects = Array.from({ length: perPage + 1 }, (_, index) => project(`p${index}`));
    const paths = listedPages({ projects, experience: [] }).map(({ path }) => path);
    expect(paths.slice(3, 6)).toEqual([
      '/projects/page/2',
      '/projects/category/research',
      '/projects/category/research/page/2',
    ]);
  });
});

it('knows the sections that content fills', async () => {
  const about = (await pagesOf(await contentOf({ 'content/talks.yaml': 'entries:\n  - title: Talk\n' }))).get('/');
  expect([...(about ?? [])]).toEqual(['', 'top', 'main', 'talks']);
});

it.each([
  ['content/site.yaml', { page: '/' }],
  ['content/about.md', { page: '/', id: 'background' }],
  ['content/skills.yaml', { page: '/', id: 'tech-stack' }],
  ['content/talks.yaml', { page: '/', id: 'talks' }],
  ['content/publications.bib', { page: '/', id: 'publications' }],
  ['content/projects/cards.md', { page: '/projects/cards' }],
  ['content/experience/co.md', { page: '/experience' }],
])('shows %s at %o', (file, place) => {
  expect(placeOf(file)).toEqual(place);
});

const references = (count: number) =>
  contentOf({
    'content/references.yaml': `entries:\n${Array.from({ length: count }, () => '  - { person: Ada }\n').join('')}`,
    'content/teaching.yaml': 'entries:\n  - { course: Trees }\n',
  });

it.each([
  [4, false],
  [5, true],
])('with %i references, a link may lead to folded ones: %s', async (count, isFolded) => {
  const about = (await pagesOf(await references(count))).get('/');
  expect(about?.has('references')).toBe(true);
  expect(about?.has('references-all')).toBe(isFolded);
});

it('has sections on Experience', async () => {
  const pages = await pagesOf(await references(1));
  expect(pages.get('/experience')?.has('teaching')).toBe(true);
  expect(pages.get('/experience')?.has('references')).toBe(false);
});

describe('a site without', () => {
  it.each([
    ['projects', { projects: [], experience: [{}] }, ['home', 'experience', 'contact']],
    ['posts', { projects: [{}], experience: [] }, ['home', 'projects', 'contact']],
    ['posts, but with courses', { projects: [], experience: [], teaching: [{}] }, ['home', 'experience', 'contact']],
  ])('%s leads to no page of them', (_, content, pages) => {
    expect(navigationOf(content).map(({ page }) => page)).toEqual(pages);
  });

  it('projects and posts has none of their pages', async () => {
    const paths = [...(await pagesOf(await contentOf({ 'content/site.yaml': 'name: Ada\n' }))).keys()];
    expect(paths.filter((path) => /projects|experience/.test(path))).toEqual([]);
    expect(listedPages({ projects: [], experience: [] }).map(({ path }) => path)).toEqual(['/', '/contact']);
  });
});
