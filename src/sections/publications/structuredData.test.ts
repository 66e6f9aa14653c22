import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { paper } from '../../../tests/entries.ts';
import { article } from './structuredData.ts';

const at = absoluteFrom(new URL('https://example.com'));
const publication = paper({
  authors: [
    { name: 'Ada Sample', isOwner: false },
    { name: 'Alex Example', isOwner: true },
  ],
  date: '2026-08',
  links: { arxiv: 'https://arxiv.org/abs/0', pdf: 'https://example.com/a.pdf' },
});

it('lists authors in order, and the owner with the same id on all pages', () => {
  expect(article(publication, at)).toEqual({
    '@type': 'ScholarlyArticle',
    '@id': 'https://example.com/#publication-key',
    name: 'A title',
    author: [{ '@type': 'Person', name: 'Ada Sample' }, { '@id': 'https://example.com/#person' }],
    datePublished: '2026-08',
    sameAs: 'https://arxiv.org/abs/0',
    url: 'https://example.com/a.pdf',
  });
});

it('has its DOI as `sameAs`, and its venue as `isPartOf`', () => {
  const links = { doi: 'https://doi.org/10.5555/x', arxiv: 'https://arxiv.org/abs/0', web: 'https://example.com/a' };
  expect(article({ ...publication, links, container: 'J', publisher: 'P' }, at)).toMatchObject({
    sameAs: links.doi,
    url: links.web,
    isPartOf: { name: 'J' },
    publisher: { name: 'P' },
  });
});

it.each([
  ['journal', 'ScholarlyArticle'],
  ['book', 'Book'],
  ['thesis', 'Thesis'],
  ['dataset', 'Dataset'],
  ['software', 'SoftwareSourceCode'],
] as const)('calls a %s on its own page a %s', (type, schemaType) => {
  expect(article({ ...publication, types: [type], place: { page: '/publications/key' } }, at)).toMatchObject({
    '@type': schemaType,
    '@id': 'https://example.com/publications/key#publication-key',
    url: 'https://example.com/publications/key',
  });
});
