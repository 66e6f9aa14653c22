import { describe, expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { isBuilt, movedIn, navigationOf, pagesOf, placeOf, targetsOf } from './routes.ts';

const file = (...fields: string[]) => ['---', ...fields, '---', ''].join('\n');
const project = (title: string) => file(`title: ${title}`, 'date: 2026-08', 'category: research');
const filesAs = (folder: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`content/${folder}/${name}.md`, text]));
/** Returns the pages of content for search engines. */
const listed = async (files: Record<string, string>) =>
  pagesOf(await contentOf({ 'content/site.yaml': 'name: Ada\nemail: ada@lovelace.dev\n', ...files }))
    .filter(({ dates }) => dates)
    .map(({ path, dates }) => ({ path, dates }));

it('leads from old slugs and addresses of a former site to pages, unless a page here has it', async () => {
  const aliases = 'aliases: [old, /blog/2024/a/, /2024/b.html, /projects/, /blog/2024/a]';
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nredirects:\n  - { from: /cv/, to: /resume.pdf }\n  - { from: /me/, to: /me }\n',
    'content/projects/cards.md': file('title: Cards', 'aliases: [/portfolio/cards]'),
    'content/writing/a.md': file('title: A', aliases),
    'content/writing/b.md': file('title: B', 'url: https://b.example', 'aliases: [/b/]'),
  });
  expect(movedIn(content).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/portfolio/cards /projects/cards',
    '/writing/old /writing/a',
    '/blog/2024/a /writing/a',
    '/2024/b /writing/a',
    '/cv /resume.pdf',
  ]);
  expect([...targetsOf(content).keys()]).toContain('/blog/2024/a');
});

describe('pages for search engines', () => {
  it('are the pages of the header and of each project, with the dates of their entries', async () => {
    const jobs = { a: file('title: A', 'start: 2026'), b: file('title: B', 'start: 2025-05', 'end: 2025-07') };
    expect(
      await listed({ ...filesAs('projects', { cards: project('Cards') }), ...filesAs('experience', jobs) }),
    ).toEqual([
      { path: '/', dates: ['2026-08'] },
      { path: '/projects', dates: ['2026-08'] },
      { path: '/experience', dates: ['2026', '2025-05', '2025-07'] },
      { path: '/contact', dates: [] },
      { path: '/projects/cards', dates: ['2026-08'] },
    ]);
  });

  it.each(['projects', 'writing'])('are not those of old slugs, which links can still lead to: %s', async (folder) => {
    const files = filesAs(folder, { cards: file('title: Cards', 'aliases: [cards, old]') });
    expect((await listed(files)).map(({ path }) => path)).not.toContain(`/${folder}/old`);
    const targets = targetsOf(await contentOf(files));
    expect([...targets.keys()]).toContain(`/${folder}/old`);
    // An entry that was renamed back has its slug among its aliases.
    expect([...(targets.get(`/${folder}/cards`) ?? [])]).toEqual(['', 'top', 'main']);
  });
});

it('finds the sections with content, also by the path of the home page besides /', async () => {
  const pages = targetsOf(await contentOf({ 'content/talks.yaml': 'entries:\n  - title: Talk\n' }));
  expect([...(pages.get('/') ?? [])]).toEqual(['', 'top', 'main', 'talks', 'talks-1']);
  expect(pages.get('/home')).toBe(pages.get('/'));
});

it('finds the entries that have a fragment', async () => {
  const pages = targetsOf(
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

it('finds the publications of a project, and the years of posts', async () => {
  const pages = targetsOf(
    await contentOf({
      'content/projects/cards.md': file('title: Cards', 'publications: [Ada2024]'),
      'content/projects/maps.md': file('title: Maps'),
      'content/publications.bib':
        '@misc{Ada2024, title = {Tides}, author = {Ada}, year = 2024}\n@misc{Ada2025, title = {Ebb}, author = {Ada}}',
      'content/writing/a.md': file('title: A', 'date: 2026-08-14'),
      'content/writing/b.md': file('title: B'),
    }),
  );
  const fragments = (path: string) => [...(pages.get(path) ?? [])].slice(3);
  expect(fragments('/projects/cards')).toEqual(['publications', 'publication-ada2024']);
  expect(fragments('/projects/maps')).toEqual([]);
  expect(fragments('/writing')).toEqual(['writing-2026', 'writing-undated']);
});

it.each([
  ['content/about.md', { page: '/', id: 'background' }],
  ['content/skills.yaml', { page: '/', id: 'tech-stack' }],
  ['content/publications.bib', { page: '/', id: 'publications' }],
  ['content/experience/co.md', { page: '/experience', id: 'entry-co' }],
])('returns the place of %s, %o', (file, place) => {
  expect(placeOf(file)).toEqual(place);
});

it('returns the place of a post that is published elsewhere', () => {
  const elsewhere = { url: 'https://example.com/a', date: '2026-08' };
  expect(placeOf('content/writing/a.md', elsewhere)).toEqual({ page: '/writing', id: 'writing-2026' });
  expect(placeOf('content/writing/a.md', { ...elsewhere, date: undefined }).id).toBe('writing-undated');
});

const references = (count: number) =>
  contentOf({
    'content/references.yaml': `entries:\n${'  - { person: Ada }\n'.repeat(count)}`,
    'content/teaching.yaml': 'entries:\n  - { course: Trees }\n',
  });

it.each([
  [4, false],
  [5, true],
])('finds whether the last of %i references are folded: %s', async (count, isFolded) => {
  const pages = targetsOf(await references(count));
  expect(pages.get('/')?.has('references')).toBe(true);
  expect(pages.get('/')?.has('references-all')).toBe(isFolded);
  expect(pages.get('/experience')?.has('references')).toBe(false);
});

describe('a site without', () => {
  const one = (folder: string) => filesAs(folder, { a: file('title: A') });

  it.each([
    ['projects', one('experience'), ['home', 'experience', 'contact']],
    ['jobs', one('projects'), ['home', 'projects', 'contact']],
    [
      'jobs, but with courses',
      { 'content/teaching.yaml': 'entries: [{ course: A }]' },
      ['home', 'experience', 'contact'],
    ],
    ['all', {}, ['home', 'contact']],
    ['contact details', { 'content/site.yaml': 'name: Ada\nlocation: London\n' }, ['home']],
  ])('%s has no page of them in its header', async (_, files, pages) => {
    expect(navigationOf(pagesOf(await contentOf(files))).map(({ page }) => page)).toEqual(pages);
  });
});

describe('a search', () => {
  const jobs = (count: number) =>
    filesAs(
      'experience',
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`job-${at}`, file('title: A')])),
    );
  const site = (search: boolean) => ({ 'content/site.yaml': `name: Ada\nlocation: London\nsearch: ${search}\n` });

  it.each([
    ['from fifteen entries on', jobs(15), true],
    ['not before', jobs(14), false],
    ['if the owner wants it', site(true), true],
    ['or not', { ...jobs(15), ...site(false) }, false],
  ])('is there %s', async (_, files, isThere) => {
    expect(isBuilt('/search', pagesOf(await contentOf(files)))).toBe(isThere);
  });
});

it('has a page of skills with their fragments, if a work names one', async () => {
  const skills = { 'content/skills.yaml': 'groups: [{ name: Languages, items: [C++, Go] }]\n' };
  const jobs = filesAs('experience', { one: file('title: A', 'technologies: [C++, Kafka]') });
  expect(isBuilt('/skills', pagesOf(await contentOf(skills)))).toBe(false);
  const targets = targetsOf(await contentOf({ ...skills, ...jobs }));
  expect([...(targets.get('/skills') ?? [])]).toEqual(['', 'top', 'main', 'c++', 'kafka']);
});

describe('posts', () => {
  const post = (...fields: string[]) => ['---', 'title: A', ...fields, '---', '', '## Why', ''].join('\n');

  it('are listed with their dates, and have a page unless they are published elsewhere', async () => {
    const here = file('title: Here', 'date: 2026-06-14', 'updated: 2026-08-02');
    const there = file('title: There', 'date: 2026-04', 'url: https://blog.example');
    expect((await listed(filesAs('writing', { here, there }))).filter(({ path }) => path.includes('writing'))).toEqual([
      { path: '/writing', dates: ['2026-06-14', '2026-04'] },
      { path: '/writing/here', dates: ['2026-06-14', '2026-08-02'] },
    ]);
  });

  it('can be linked to, with the headings of their text', async () => {
    const pages = targetsOf(await contentOf(filesAs('writing', { here: post('tags: []') })));
    expect(pages.get('/writing/here')?.has('section-why')).toBe(true);
    expect(pages.get('/')?.has('writing')).toBe(true);
  });

  it('have no page and no section if all are drafts', async () => {
    const pages = targetsOf(await contentOf({ 'content/writing/a.md': post('draft: true') }));
    expect([...pages.keys()].filter((path) => path.startsWith('/writing'))).toEqual([]);
    expect(pages.get('/')?.has('writing')).toBe(false);
  });
});
