import { type Absolute, firstEdition, paperPath } from '#base/urls.ts';
import { isFileName } from '#sections/publications/fields.ts';
import { pagesOf } from '#sections/publications/formats.ts';
import type { Publication } from '#sections/publications/publication.ts';

type Names = Partial<Record<Publication['types'][number], string>>;
const containers: Names = {
  chapter: 'inbook_title',
  conference: 'conference_title',
  workshop: 'conference_title',
  poster: 'conference_title',
};
const publishers: Names = {
  report: 'technical_report_institution',
  thesis: 'dissertation_institution',
};

/**
 * Meta tags for scholarly indexes, on the page of a publication in the first language alone
 * (https://scholar.google.com/intl/en/scholar/inclusion.html#indexing). The PDF must be on the same host.
 */
export function Citation({ publication, at }: { publication: Publication; at: Absolute }) {
  const { title, authors, date, container, publisher, csl } = publication;
  const [type = 'journal'] = publication.types;
  const [firstpage, lastpage] = pagesOf(csl);
  const { pdf } = publication.links;
  const tags: Record<string, string | number | undefined> = {
    title,
    publication_date: date && date.length < 10 ? date.slice(0, 4) : date?.replaceAll('-', '/'),
    [containers[type] ?? 'journal_title']: container,
    [publishers[type] ?? 'publisher']: publisher,
    technical_report_number: type === 'report' ? csl.number : undefined,
    volume: csl.volume,
    issue: csl.issue,
    firstpage,
    lastpage,
    isbn: csl.ISBN,
    issn: csl.ISSN,
    doi: publication.doi,
    pdf_url: pdf && isFileName(pdf) ? at(paperPath(pdf), firstEdition) : undefined,
  };
  return (
    <>
      {authors.map(({ name }, index) => (
        <meta key={index} name={csl.author ? 'citation_author' : 'citation_editor'} content={name} />
      ))}
      {Object.entries(tags).map(
        ([name, content]) => content && <meta key={name} name={`citation_${name}`} content={String(content)} />,
      )}
    </>
  );
}
