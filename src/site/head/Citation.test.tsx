import { cleanup, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { paper } from '../../../tests/entries.ts';
import { publications } from '../../../tests/publications.ts';
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

/** The lines of https://scholar.google.com/intl/en/scholar/inclusion.html#indexing that tags can hold. */
describe('the inclusion guidelines of Google Scholar', () => {
  const container = 'J';

  it('“The title tag must contain the title of the paper. This tag is required.”', () => {
    expect(tagsOf({ ...article, container }).filter((tag) => tag.startsWith('title'))).toEqual([
      'title: "A" <title> & more',
    ]);
  });

  it('“Put each author name in a separate tag and omit all affiliations, degrees, certifications.”', async () => {
    const [made] = await publications('@misc{a, title = {T}, author = {Ada King, PhD and Sample*, Bo and others}}');
    const tags = made ? tagsOf(made) : [];
    expect(tags.filter((tag) => tag.startsWith('author'))).toEqual(['author: Ada King', 'author: Bo Sample']);
  });

  it.each([
    ['2010-05-12', '2010/05/12'],
    ['2010-05', '2010'],
    ['2010', '2010'],
  ])('“Provide full dates in the 2010/5/12 format if available; or a year alone otherwise.” %s', (date, written) => {
    expect(tagsOf({ ...article, date })).toContain(`publication_date: ${written}`);
  });

  it.each([
    ['journal', 'journal_title: J'],
    ['conference', 'conference_title: J'],
    ['workshop', 'conference_title: J'],
    ['chapter', 'inbook_title: J'],
  ] as const)('“For journal and conference papers, provide the journal or conference title.” %s', (type, title) => {
    expect(tagsOf({ ...article, types: [type], container, publisher: 'P' })).toEqual(
      expect.arrayContaining([title, 'publisher: P']),
    );
  });

  it.each([
    ['thesis', 'dissertation_institution: P', false],
    ['report', 'technical_report_institution: P', true],
  ] as const)('“For theses and technical reports, provide the institution, and the number.” %s', (type, tag, has) => {
    const tags = tagsOf({ ...article, types: [type], publisher: 'P', number: '7' });
    expect([tags.includes(tag), tags.includes('technical_report_number: 7')]).toEqual([true, has]);
  });

  it('“The content of citation_pdf_url is the absolute URL of the PDF file”, on this host alone', () => {
    const pdf = (fields: Partial<Publication>) =>
      tagsOf({ ...article, ...fields }).filter((tag) => tag.startsWith('pdf_url'));
    expect(pdf({ files: { pdf: 'My paper.pdf' } })).toEqual(['pdf_url: https://example.com/papers/My%20paper.pdf']);
    cleanup();
    expect(pdf({ links: { pdf: 'https://other.example/a.pdf' } })).toEqual([]);
  });
});
