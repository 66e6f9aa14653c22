import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { paper } from '../../../tests/entries.ts';
import { Citation } from './Citation.tsx';

const article = paper({
  links: { doi: 'https://doi.org/10.5555/x' },
  types: ['journal'],
  title: '"A" <title> & more',
  authors: [
    { name: 'Ada Sample', isOwner: false },
    { name: 'Bo Sample', isOwner: true },
    { name: 'Ada Sample', isOwner: false },
  ],
  date: '2026-08-21',
});

const at = absoluteFrom(new URL('https://example.com'));

/** Returns the meta tags of a publication, in order. */
function tagsOf(publication: Publication): string[] {
  render(<Citation publication={publication} at={at} />);
  // React moves meta tags to the head.
  const tags = [...document.querySelectorAll('meta[name^=citation_]')];
  return tags.map((tag) => `${tag.getAttribute('name')?.slice('citation_'.length)}: ${tag.getAttribute('content')}`);
}

it('writes every field of an article', () => {
  const fields = {
    container: 'J',
    volume: '1',
    issue: '2',
    firstPage: '3',
    lastPage: '4',
    doi: '10.5555/x',
    issn: '5',
  };
  expect(tagsOf({ ...article, ...fields, files: { pdf: 'a.pdf' } }).slice(4)).toEqual([
    'publication_date: 2026/08/21',
    'journal_title: J',
    'volume: 1',
    'issue: 2',
    'firstpage: 3',
    'lastpage: 4',
    'issn: 5',
    'doi: 10.5555/x',
    'pdf_url: https://example.com/papers/a.pdf',
  ]);
});

it.each([
  ['conference', 'conference_title: C', 'publisher: P'],
  ['chapter', 'inbook_title: C', 'publisher: P'],
  ['thesis', 'journal_title: C', 'dissertation_institution: P'],
  ['report', 'journal_title: C', 'technical_report_institution: P'],
] as const)('calls the place of a %s by its name', (type, container, publisher) => {
  const tags = tagsOf({ ...article, types: [type], container: 'C', publisher: 'P', number: '7' });
  expect(tags).toContain(container);
  expect(tags).toContain(publisher);
  expect(tags.includes('technical_report_number: 7')).toBe(type === 'report');
});
