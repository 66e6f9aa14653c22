import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { listData, postData } from '#site/head/pageData.ts';
import { post, siteWith } from '../../../tests/entries.ts';
import { graphOf, only } from '../../../tests/schemaOrg.ts';
import { postItem } from './structuredData.ts';

const at = absoluteFrom(new URL('https://example.com'), { path: '/fr' });
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

it('has the author, dates and topics of a post', async () => {
  const nodes = await graphOf(postData(owner, here, at), at);
  const posting = only(nodes, 'BlogPosting');
  expect(posting.id).toBe('https://example.com/fr/writing/here#post');
  expect(posting.node('author').text('name')).toBe('Alex Example');
  const names = ['headline', 'datePublished', 'dateModified', 'keywords', 'inLanguage', 'timeRequired', 'image'];
  expect(names.map((name) => posting.text(name))).toEqual([
    'Here',
    '2026-08-14',
    '2026-09-02',
    'Testing',
    'en',
    'PT5M',
    'https://example.com/fr/cards/writing/here.png',
  ]);
  expect(only(nodes, 'WebPage').node('mainEntity')).toBe(posting);
  const trail = only(nodes, 'BreadcrumbList').nodes('itemListElement');
  expect(trail.map((crumb) => crumb.text('name'))).toEqual(['Home', 'Writing', 'Here']);
});

it('is in the language in which its page shows it', async () => {
  const untranslated = { ...here, lang: 'fr' };
  const nodes = await graphOf(postData(owner, untranslated, at), at);
  expect(only(nodes, 'BlogPosting').text('inLanguage')).toBe('fr');
});

it('lists posts with the URLs of their pages, here or elsewhere', async () => {
  const nodes = await graphOf(
    listData(
      owner,
      [here, there].map((each) => postItem(each, at)),
      'writing',
      at,
    ),
    at,
  );
  const items = only(nodes, 'ItemList').nodes('itemListElement');
  expect(items.map((item) => item.node('item').text('url'))).toEqual([
    'https://example.com/fr/writing/here',
    'https://blog.example/a',
  ]);
});
