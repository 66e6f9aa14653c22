import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { absoluteFrom } from '#base/urls.ts';
import { paper } from '../../../tests/entries.ts';
import { publications } from './section.ts';
import { article } from './structuredData.ts';
import type { PublicationType } from './types.ts';

const source = [{ text: 'A university.', marks: [] }];
const publication = paper({
  source,
  date: '2026-08',
  when: '2026',
  publisher: 'A university',
  links: { pdf: 'https://a.example', arxiv: 'https://b.example' },
});

it('writes the fields that JSON Resume has', () => {
  const written = publications.jsonResume.write([publication, { ...publication, container: 'A journal', links: {} }]);
  expect(written).toMatchObject([
    { name: 'A title', publisher: 'A university', releaseDate: '2026-08', url: 'https://b.example' },
    { name: 'A title', publisher: 'A journal', releaseDate: '2026-08' },
  ]);
});

it('shows authors, venue and date in the résumé', () => {
  const authors = [
    { name: 'Ada Example', isOwner: true },
    { name: 'Kim Sample', isOwner: false },
  ];
  const printed = {
    ...publication,
    source: [
      { text: 'Journal', marks: [] },
      { text: ', 4(2), 1–8.', marks: [] },
    ],
  };
  const all = [
    { ...printed, authors, links: { ...printed.links, doi: 'https://c.example' } },
    { ...publication, date: '2026-08-21', note: 'A sample', links: {} },
  ];
  expect(publications.resume(all, uiStringsFor())).toMatchObject({
    heading: 'Publications',
    entries: [
      {
        title: { text: 'A title', url: 'https://c.example' },
        when: 'Aug 2026',
        text: 'Ada Example, Kim Sample. Journal, 4(2), 1–8.',
      },
      { title: { text: 'A title', url: null }, when: 'Aug 2026', text: 'A university. A sample.' },
    ],
  });
});

it.each([
  [{ authors: [{ name: 'Ada Example', isOwner: true }], others: 'et al.' }, null, 'Ada Example, et al. A university.'],
  [{ when: 'in press' }, 'in press', 'A university.'],
  [{ date: '1996', when: '1996–2004' }, '1996–2004', 'A university.'],
])('prints %j without an abstract', (fields, when, text) => {
  const undated = { ...publication, date: undefined, when: undefined };
  expect(publications.resume([{ ...undated, ...fields }], uiStringsFor())?.entries).toMatchObject([{ when, text }]);
});

it.each<[string, readonly (readonly PublicationType[])[], readonly string[]]>([
  [
    'by type',
    [['preprint'], ['journal'], [], ['journal', 'preprint']],
    ['Journal 1', 'Journal 3', 'Preprint 0', 'Other 2'],
  ],
  ['by date if each has another type', [['preprint'], ['journal']], ['0', '1']],
  ['by date if all have one type', [['journal'], ['journal']], ['0', '1']],
])('prints publications %s', (_, all, printed) => {
  const made = all.map((types, index) => ({ ...publication, title: String(index), types }));
  const { entries = [] } = publications.resume(made, uiStringsFor()) ?? {};
  expect(entries.map(({ group, title }) => [group, title.text].filter(Boolean).join(' '))).toEqual(printed);
});

const at = absoluteFrom(new URL('https://example.com'));
const twoAuthors = paper({
  authors: [
    { name: 'Ada Sample', isOwner: false },
    { name: 'Alex Example', isOwner: true },
  ],
  date: '2026-08',
  links: { pdf: 'https://example.com/a.pdf' },
});

it('lists authors in order, and the owner with the same id on all pages', () => {
  const doi = { doi: 'https://doi.org/10.5555/x', arxiv: 'https://arxiv.org/abs/0' };
  const made = { ...twoAuthors, links: { ...twoAuthors.links, ...doi }, container: 'J', publisher: 'P' };
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
  ['software', 'SoftwareSourceCode'],
] as const)('calls a %s on its own page a %s', (type, schemaType) => {
  expect(article({ ...twoAuthors, types: [type], place: { page: '/publications/key' } }, at)).toMatchObject({
    '@type': schemaType,
    '@id': 'https://example.com/publications/key#publication-key',
    url: 'https://example.com/publications/key',
  });
});
