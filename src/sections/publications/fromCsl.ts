/** Converts CSL-JSON, as DOI registries return it, to BibTeX. */
import { z } from 'zod';
import { toLatex, writeBibtex } from './bibtex.ts';
import { dateFields, person } from './jsonResume.ts';
import { keyOf } from './keys.ts';

/** Types of BibTeX by those of CSL, Crossref and ORCID. All others are misc. */
const types: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  'journal-article': 'article',
  'paper-conference': 'inproceedings',
  'proceedings-article': 'inproceedings',
  'conference-paper': 'inproceedings',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  chapter: 'incollection',
  'book-chapter': 'incollection',
  thesis: 'phdthesis',
  dissertation: 'phdthesis',
  'dissertation-thesis': 'phdthesis',
  report: 'techreport',
  dataset: 'dataset',
  'data-set': 'dataset',
  software: 'software',
  patent: 'patent',
};

/** The field with the name of what a work of a type is part of, and of who published it. */
const containers: Readonly<Record<string, string>> = { article: 'journal', misc: 'howpublished' };
const publishers: Readonly<Record<string, string>> = { phdthesis: 'school', techreport: 'institution' };

const text = z.coerce.string().optional();
const list = z.union([text, z.array(z.string()).transform(([first]) => first)]).optional();
const names = z
  .array(z.object({ family: text, given: text, suffix: text, literal: text, 'non-dropping-particle': text }))
  .optional();

const cslSchema = z.object({
  type: z.string().catch('misc'),
  title: z.string(),
  author: names,
  editor: names,
  issued: z
    .object({ 'date-parts': z.array(z.array(z.coerce.number())) })
    .optional()
    .catch(undefined),
  'container-title': list,
  publisher: text,
  volume: text,
  issue: text,
  page: text,
  ISBN: list,
  DOI: text,
  URL: text,
  abstract: text,
});
export type CslWork = z.input<typeof cslSchema>;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Returns a text as LaTeX. Of its HTML, only what titles can have stays. */
const latexOf = (html: string | undefined) =>
  html &&
  toLatex(
    html
      .replace(/<jats:title>.*?<\/jats:title>/gs, '')
      .replace(/<(?!\/?(?:i|b|sub|sup)>)[^>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** BibTeX has a limit for values, and some papers have thousands of authors. */
const mostNames = 200;

function namesOf(people: z.infer<typeof names> = []): string | undefined {
  const written = people.slice(0, mostNames).flatMap(({ family, given, suffix, literal, ...parts }) => {
    if (!family) return person(literal ?? given ?? '') ?? [];
    const surname = [parts['non-dropping-particle'], family].filter(Boolean).join(' ');
    return toLatex([surname, suffix, given].filter(Boolean).join(', '));
  });
  return [...written, ...(people.length > mostNames ? ['others'] : [])].join(' and ') || undefined;
}

/**
 * Returns the BibTeX of a work.
 * @param eprint its number on arXiv
 * @throws ZodError if the data isn't CSL-JSON
 */
export function bibtexOfCsl(data: unknown, eprint?: string): string {
  const csl = cslSchema.parse(data);
  const type = eprint ? 'misc' : (types[csl.type] ?? 'misc');
  const date = csl.issued?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')).join('-');
  const dates = dateFields(date);
  const [first] = csl.author ?? csl.editor ?? [];
  const fields = {
    author: namesOf(csl.author),
    editor: namesOf(csl.editor),
    title: latexOf(csl.title),
    [containers[type] ?? 'booktitle']: latexOf(csl['container-title']),
    [publishers[type] ?? 'publisher']: eprint ? undefined : latexOf(csl.publisher),
    ...dates,
    volume: csl.volume,
    number: csl.issue,
    pages: csl.page?.replace(/(?<=\d)-(?=\d)/, '--'),
    isbn: csl.ISBN,
    ...(eprint ? { eprint, archiveprefix: 'arXiv' } : { doi: csl.DOI }),
    url: eprint || csl.DOI ? undefined : csl.URL,
    abstract: latexOf(csl.abstract),
  };
  const family = first?.family ?? first?.literal ?? '';
  const filled = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return writeBibtex(type, keyOf(family, dates.year ?? '', csl.title, []), Object.fromEntries(filled));
}
