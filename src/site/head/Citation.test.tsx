import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
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

const named = (tags: readonly string[], name: string) => tags.filter((tag) => tag.startsWith(`${name}: `));

/** The numbered lines of https://scholar.google.com/intl/en/scholar/inclusion.html#indexing, "Configuring the meta-tags". */
describe('the inclusion guidelines of Google Scholar', () => {
  const container = 'J';

  it('1: the title tag has the title of the paper, not that of the journal', () => {
    expect(named(tagsOf({ ...article, container }), 'title')).toEqual(['title: "A" <title> & more']);
  });

  it('2: each author has a tag, without degrees, and only actual authors', async () => {
    const [made, edited] = await publications(
      `@misc{a, title = {T}, author = {Ada King, PhD and Sample*, Bo and others}, year = 2026}
       @book{b, title = {B}, editor = {King, Ada}, year = 2025}`,
    );
    expect(named(made ? tagsOf(made) : [], 'author')).toEqual(['author: Ada King', 'author: Bo Sample']);
    cleanup();
    const tags = edited ? tagsOf(edited) : [];
    expect([named(tags, 'author'), named(tags, 'editor')]).toEqual([[], ['editor: Ada King']]);
  });

  it.each([
    ['2010-05-12', '2010/05/12'],
    ['2010-05', '2010'],
    ['2010', '2010'],
  ])('3: the date of publication is a full date, or a year alone: %s', (date, written) => {
    expect(named(tagsOf({ ...article, date }), 'publication_date')).toEqual([`publication_date: ${written}`]);
  });

  it.each([
    ['journal', 'journal_title: J'],
    ['conference', 'conference_title: J'],
    ['workshop', 'conference_title: J'],
    ['poster', 'conference_title: J'],
    ['chapter', 'inbook_title: J'],
  ] as const)('4: a paper of a %s has all that identifies a reference to it', (type, title) => {
    const csl = { ...article.csl, volume: '1', issue: '2', page: '3–4', ISBN: '5', ISSN: '6' };
    expect(tagsOf({ ...article, types: [type], container, csl, doi: '10.5555/x' }).slice(5)).toEqual([
      ...[title, 'volume: 1', 'issue: 2', 'firstpage: 3', 'lastpage: 4', 'isbn: 5', 'issn: 6', 'doi: 10.5555/x'],
    ]);
  });

  it.each([
    ['thesis', 'dissertation_institution: P', false],
    ['report', 'technical_report_institution: P', true],
  ] as const)('5: a %s has its institution, and a report its number', (type, tag, has) => {
    const tags = tagsOf({ ...article, types: [type], publisher: 'P', csl: { ...article.csl, number: '7' } });
    expect([tags.includes(tag), tags.includes('technical_report_number: 7')]).toEqual([true, has]);
  });

  it('6: the journal is named as references name it', async () => {
    const [made] = await publications('@article{a, title = {T}, journal = {Trans. Mag. Real.}, author = {King, A.}}');
    expect(named(made ? tagsOf(made) : [], 'journal_title')).toEqual(['journal_title: Trans. Mag. Real.']);
  });

  it('7: quotes and angle brackets are escaped', () => {
    const html = renderToStaticMarkup(<Citation publication={article} at={at} />);
    expect(html).toContain('content="&quot;A&quot; &lt;title&gt; &amp; more"');
  });

  it('8: the URL of the PDF is absolute, and of this host', () => {
    const pdf = (fields: Partial<Publication>) => named(tagsOf({ ...article, ...fields }), 'pdf_url');
    expect(pdf({ links: { pdf: 'My paper.pdf' } })).toEqual(['pdf_url: https://example.com/papers/My%20paper.pdf']);
    cleanup();
    expect(pdf({ links: { pdf: 'https://other.example/a.pdf' } })).toEqual([]);
  });
});
