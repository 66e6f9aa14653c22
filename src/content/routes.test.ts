import { describe, expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { perPage } from './projectPages.ts';
import { listedPages, navigationOf, pagesOf, placeOf } from './routes.ts';

const project = (slug: string) => ({ slug, category: 'research' as const, date: '2026-08' });

describe('pages for search engines', () => {
  it('are the pages of the header and of each project, with the dates of what they show', () => {
    const experience = [{ start: '2025-05', end: '2025-07' }, { start: '2026' }];
    expect(listedPages({ projects: [project('cards')], experience, writing: [] })).toEqual([
      { path: '/', dates: ['2026-08'] },
      { path: '/projects', dates: ['2026-08'] },
      { path: '/experience', dates: ['2025-05', '2025-07', '2026', undefined] },
      { path: '/contact', dates: [] },
      { path: '/projects/cards', dates: ['2026-08'] },
    ]);
  });

  it('are all pages of a long list', () => {
    const projects = Array.from({ length: perPage + 1 }, (_, index) => project(`p${index}`));
    const paths = listedPages({ projects, experience: [], writing: [] }).map(({ path }) => path);
    expect(paths.slice(3, 6)).toEqual([
      '/projects/page/2',
      '/projects/category/research',
      '/projects/category/research/page/2',
    ]);
    // No page of a category without projects.
    expect(paths.filter((path) => path.includes('/category/'))).toHaveLength(2);
  });
});

it('knows the sections that content fills', async () => {
  const about = (await pagesOf(await contentOf({ 'content/talks.yaml': 'entries:\n  - title: Talk\n' }))).get('/');
  expect([...(about ?? [])]).toEqual(['', 'top', 'main', 'talks', 'talks-1']);
});

it('knows the entries that have a place on a page', async () => {
  const pages = await pagesOf(
    await contentOf({
      'content/certificates.yaml': 'entries:\n  - title: A\n  - title: B\n',
      'content/interests.yaml': 'entries:\n  - name: Piano\n',
      'content/publications.bib': '@article{Ada2024, title = {Tides}, author = {Ada}, year = {2024}}',
      'content/teaching.yaml': 'entries:\n  - course: Trees\n',
      ...Object.fromEntries([...'abcdef'].map((each) => [`content/writing/${each}.md`, `---\ntitle: ${each}\n---\n`])),
    }),
  );
  const about = pages.get('/');
  for (const id of ['certificates-2', 'publication-ada2024', 'writing-5']) expect(about).toContain(id);
  for (const id of ['certificates-3', 'interests-1', 'writing-6']) expect(about).not.toContain(id);
  expect(pages.get('/experience')).toContain('teaching-1');
});

it('knows the sections of the owner’s own, and what is in them', async () => {
  const pages = await pagesOf(
    await contentOf({
      'content/more/patents.md': '---\nheading: Patents\n---\n\n## Clocks\n',
      'content/more/later.md': '---\nheading: Later\ndraft: true\n---\n',
    }),
  );
  expect([...(pages.get('/') ?? [])]).toEqual(['', 'top', 'main', 'more-patents', 'section-clocks']);
});

it.each([
  ['content/site.yaml', { page: '/' }],
  ['content/about.md', { page: '/', id: 'background' }],
  ['content/skills.yaml', { page: '/', id: 'tech-stack' }],
  ['content/talks.yaml', { page: '/', id: 'talks' }],
  ['content/more/patents.md', { page: '/', id: 'more-patents' }],
  ['content/publications.bib', { page: '/', id: 'publications' }],
  ['content/projects/cards.md', { page: '/projects/cards' }],
  ['content/experience/co.md', { page: '/experience' }],
  ['content/writing/tests.md', { page: '/writing/tests' }],
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
  const none = { projects: [], experience: [], writing: [] };

  it.each([
    ['projects', { experience: [{}] }, ['home', 'experience', 'contact']],
    ['positions', { projects: [{}] }, ['home', 'projects', 'contact']],
    ['positions, but with courses', { teaching: [{}] }, ['home', 'experience', 'contact']],
    ['all but posts', { writing: [{}] }, ['home', 'writing', 'contact']],
  ])('%s leads to no page of them', (_, content, pages) => {
    expect(navigationOf({ ...none, ...content }).map(({ page }) => page)).toEqual(pages);
  });

  it('projects and positions has none of their pages', async () => {
    const paths = [...(await pagesOf(await contentOf({ 'content/site.yaml': 'name: Ada\n' }))).keys()];
    expect(paths.filter((path) => /projects|experience/.test(path))).toEqual([]);
    expect(listedPages(none).map(({ path }) => path)).toEqual(['/', '/contact']);
  });
});

describe('posts', () => {
  const post = (...facts: string[]) => ['---', 'title: A', ...facts, '---', '', '## Why', ''].join('\n');

  it('are listed with their dates, and have a page unless they are published elsewhere', () => {
    const writing = [
      { slug: 'here', date: '2026-06-14', updated: '2026-08-02' },
      { slug: 'there', date: '2026-04', url: 'https://blog.example' },
    ];
    expect(listedPages({ projects: [], experience: [], writing }).slice(2)).toEqual([
      { path: '/writing', dates: ['2026-06-14', '2026-04'] },
      { path: '/writing/here', dates: ['2026-06-14', '2026-08-02'] },
    ]);
  });

  it('can be linked to, with the headings of their text', async () => {
    const pages = await pagesOf(
      await contentOf({
        'content/writing/here.md': post('tags: []'),
        'content/writing/there.md': post('url: https://blog.example'),
      }),
    );
    expect([...pages.keys()].filter((path) => path.startsWith('/writing'))).toEqual(['/writing', '/writing/here']);
    expect(pages.get('/writing/here')?.has('section-why')).toBe(true);
    expect(pages.get('/')?.has('writing')).toBe(true);
  });

  it('have no page and no section while all are drafts', async () => {
    const pages = await pagesOf(await contentOf({ 'content/writing/a.md': post('draft: true') }));
    expect([...pages.keys()].filter((path) => path.startsWith('/writing'))).toEqual([]);
    expect(pages.get('/')?.has('writing')).toBe(false);
  });
});
