import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import { jsonLd, pageGraph } from '#site/head/jsonLd.ts';
import { postData, writingData } from '#site/head/pageData.ts';
import { post, siteWith } from '../../../tests/entries.ts';
import { only, readGraph } from '../../../tests/schemaOrg.ts';

const at = (path: string) => absolute(path, new URL('https://example.com'), '/me');
const owner = siteWith();
const here = post({
  slug: 'here',
  title: 'Here',
  description: 'Of tests.',
  date: '2026-08-14',
  updated: '2026-09-02',
  tags: ['Testing'],
  body: 'word '.repeat(5 * 238),
});
const there = post({ slug: 'there', title: 'There', url: 'https://blog.example/a' });
const page = { path: '/writing/here', title: 'T', description: 'D', siteName: 'S' };

it('has author, date and topics of a post', async () => {
  const nodes = await readGraph(jsonLd(pageGraph(postData(owner, here, at), page, at)));
  const posting = only(nodes, 'BlogPosting');
  expect(posting.id).toBe('https://example.com/me/writing/here#post');
  expect(posting.node('author').text('name')).toBe('Alex Example');
  const facts = ['headline', 'datePublished', 'dateModified', 'keywords', 'inLanguage', 'timeRequired', 'image'];
  expect(facts.map((fact) => posting.text(fact))).toEqual([
    'Here',
    '2026-08-14',
    '2026-09-02',
    'Testing',
    'en',
    'PT5M',
    'https://example.com/me/cards/writing/here.png',
  ]);
  expect(only(nodes, 'WebPage').node('mainEntity')).toBe(posting);
  const trail = only(nodes, 'BreadcrumbList').nodes('itemListElement');
  expect(trail.map((crumb) => crumb.text('name'))).toEqual(['Home', 'Writing', 'Here']);
});

it('is in the language in which its page shows it', async () => {
  const untranslated = { ...here, lang: 'fr' };
  const nodes = await readGraph(jsonLd(pageGraph(postData(owner, untranslated, at), page, at)));
  expect(only(nodes, 'BlogPosting').text('inLanguage')).toBe('fr');
});

it('lists posts with the URLs of their pages, here or elsewhere', async () => {
  const nodes = await readGraph(jsonLd(pageGraph(writingData(owner, [here, there], at), page, at)));
  const items = only(nodes, 'ItemList').nodes('itemListElement');
  expect(items.map((item) => item.node('item').text('url'))).toEqual([
    'https://example.com/me/writing/here',
    'https://blog.example/a',
  ]);
});
