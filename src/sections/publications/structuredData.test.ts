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
  links: { pdf: 'https://example.com/a.pdf' },
});

it('lists authors in order, and the owner with the same id on all pages', () => {
  const doi = { doi: 'https://doi.org/10.5555/x', arxiv: 'https://arxiv.org/abs/0' };
  const made = { ...publication, links: { ...publication.links, ...doi }, container: 'J', publisher: 'P' };
  expect(article(made, at)).toEqual({
    '@type': 'ScholarlyArticle',
    '@id': 'https://example.com/#publication-key',
    name: 'A title',
    author: [{ '@type': 'Person', name: 'Ada Sample' }, { '@id': 'https://example.com/#person' }],
    datePublished: '2026-08',
    sameAs: doi.doi,
    url: 'https://example.com/a.pdf',
    isPartOf: { '@type': 'CreativeWork', name: 'J' },
    publisher: { '@type': 'Organization', name: 'P' },
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
