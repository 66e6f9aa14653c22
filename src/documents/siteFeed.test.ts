import { parseXml } from '@rgrove/parse-xml';
import { parseAtomFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import type { Project } from '#sections/projects/schema.ts';
import type { Post } from '#sections/writing/schema.ts';
import * as made from '../../tests/entries.ts';
import { hasFeed, siteFeed } from './siteFeed.ts';

const at = (path: string) => absolute(path, new URL('https://example.com'), '/me');
const site = made.siteWith({ name: 'Alex &amp; & Example', pages: { projects: 'Some <works> &amp; more.' } });

const project = (slug: string, fields: Parameters<typeof made.project>[0] = {}) =>
  made.project({ slug, date: '2026-01', ...fields });

/** Returns the feed, read back by another parser. */
function read(list: readonly Project[], writing: readonly Post[] = []) {
  const xml = siteFeed(made.pageContent({ site, projects: list, writing }), at);
  expect(() => parseXml(xml)).not.toThrow();
  return parseAtomFeed(xml);
}

it('has owner, title and absolute URLs', () => {
  const feed = read([project('a', { title: 'A <b> & c', description: '<i>' })]);
  expect(feed.entries).toMatchObject([{ title: { value: 'A <b> & c' }, summary: { value: '<i>' } }]);
  expect(feed.id).toBe('https://example.com/me/feed.xml');
  expect(feed.title?.value).toBe('Projects: Alex &amp; & Example');
  expect(feed.subtitle?.value).toBe('Some <works> &amp; more.');
  expect(feed.authors).toEqual([{ name: 'Alex &amp; & Example', uri: 'https://example.com/me/' }]);
  expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
    ['alternate', 'https://example.com/me/projects'],
    ['self', 'https://example.com/me/feed.xml'],
  ]);
});

it('lists projects, newest first, with the dates of content', () => {
  const feed = read([project('old', { date: '2024-05' }), project('new', { date: '2026-02', category: 'research' })]);
  expect(feed.entries?.map(({ id, updated, published }) => [id, updated, published])).toEqual([
    ['https://example.com/me/projects/new', '2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['https://example.com/me/projects/old', '2024-05-01T00:00:00.000Z', '2024-05-01T00:00:00.000Z'],
  ]);
  expect(feed.updated).toBe('2026-02-01T00:00:00.000Z');
  expect(feed.entries?.[0]?.categories).toEqual([{ term: 'research', label: 'Research' }]);
  expect(read([project('plain', { category: undefined })]).entries?.[0]?.categories).toBeUndefined();
});

it('uses the first day of a year, leaves out undated projects, and allows a missing description', () => {
  const undated = project('undated', { date: undefined });
  const { entries = [] } = read([undated, project('year', { date: '2025', description: undefined })]);
  expect(entries.map(({ id, updated, summary }) => [id, updated, summary?.value])).toEqual([
    ['https://example.com/me/projects/year', '2025-01-01T00:00:00.000Z', undefined],
  ]);
});

it('keeps the id of a renamed project', () => {
  const [entry] = read([project('new-name', { aliases: ['first-name', 'second-name'] })]).entries ?? [];
  expect(entry?.id).toBe('https://example.com/me/projects/first-name');
  expect(entry?.links?.[0]?.href).toBe('https://example.com/me/projects/new-name');
});

it('lists posts among projects, linked to their pages or to other sites', () => {
  const post = (slug: string, fields: Parameters<typeof made.post>[0]) => made.post({ slug, title: slug, ...fields });
  const feed = read(
    [project('work', { date: '2026-05' })],
    [
      post('here', { date: '2026-06-14', updated: '2026-08-02', tags: ['Tests', 'R & D', 'a<b'] }),
      post('there', { date: '2026-04', url: 'https://blog.example/there' }),
      post('undated', {}),
    ],
  );
  expect(feed.title?.value).toBe('Projects, Writing: Alex &amp; & Example');
  expect(feed.subtitle).toBeUndefined();
  expect(feed.links?.[0]?.href).toBe('https://example.com/me/');
  expect(feed.updated).toBe('2026-08-02T00:00:00.000Z');
  expect(feed.entries?.map(({ id, links, published, updated }) => [id, links?.[0]?.href, published, updated])).toEqual([
    [...Array(2).fill('https://example.com/me/writing/here'), '2026-06-14T00:00:00.000Z', '2026-08-02T00:00:00.000Z'],
    [...Array(2).fill('https://example.com/me/projects/work'), ...Array(2).fill('2026-05-01T00:00:00.000Z')],
    [...Array(2).fill('https://blog.example/there'), ...Array(2).fill('2026-04-01T00:00:00.000Z')],
  ]);
  expect(feed.entries?.[0]?.categories?.map(({ term }) => term)).toEqual(['Tests', 'R & D', 'a<b']);
});

it('exists only if an entry has a date', () => {
  const [undated, dated] = [project('a', { date: undefined }), project('b')];
  const contents = [
    {},
    { projects: [undated] },
    { projects: [undated, dated] },
    { writing: [made.post({ date: '2026' })] },
  ];
  expect(contents.map((content) => hasFeed(content))).toEqual([false, false, true, true]);
});

it('has its language, and that of each entry in another one', () => {
  const list = [project('a'), { ...project('b'), lang: 'fr' }];
  const xml = siteFeed(made.pageContent({ site, projects: list, writing: [] }), at);
  expect(xml.match(/<(feed|entry) xml:lang="\w+"/g)).toEqual(['<feed xml:lang="en"', '<entry xml:lang="fr"']);
});

it('has the whole text of an entry, whatever it says', () => {
  const html = '<p>Ends in <code>a[b[0]]></code>, twice: ]]>.</p>';
  const xml = siteFeed(
    made.pageContent({ site, projects: [project('a'), project('b')], writing: [] }),
    at,
    new Map([['/projects/a', html]]),
  );
  expect(() => parseXml(xml)).not.toThrow();
  const contents = parseAtomFeed(xml).entries?.map(({ content }) => content?.value);
  expect(contents).toEqual([html, undefined]);
});
