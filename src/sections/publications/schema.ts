/** The schema of `publications.bib`. All values are text, as in BibTeX. Empty ones are left out before. */
import { z } from 'zod';
import { inContent } from '#base/contentPath.ts';
import { explain, mustBe } from '#base/explain.ts';
import type { Position, Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { existsAsWhole, isDate, readMonthField } from './dates.ts';

z.config({ customError: explain });

/** Types of BibTeX and biblatex that can be cited (https://ctan.org/pkg/biblatex, section 2.1). */
export const entryTypes: readonly string[] = `
  article artwork audio book bookinbook booklet collection conference dataset electronic image inbook incollection
  inproceedings inreference jurisdiction legal legislation letter manual mastersthesis misc movie music mvbook
  mvcollection mvproceedings mvreference online patent performance periodical phdthesis proceedings reference
  report review software standard suppbook suppcollection suppperiodical techreport thesis unpublished video www`
  .trim()
  .split(/\s+/);

/** The fields of a citation (biblatex 2.2). Others, such as notes, paths and abstracts, are the owner's own. */
export const citedFields: readonly string[] = `
  author editor translator bookauthor title subtitle titleaddon booktitle booksubtitle maintitle journal
  journaltitle shortjournal series eventtitle eventdate venue year month day date volume number issue part chapter
  edition version pages pagetotal eid type howpublished publisher organization institution school address location
  isbn issn doi eprint eprinttype eprintclass archiveprefix primaryclass url urldate pubstate language langid note`
  .trim()
  .split(/\s+/);

/** BibTeX may have extra braces around a plain value, and a backslash before special characters. */
const inLatex = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value.replace(/^\{(.*)\}$/, '$1').replace(/\{\\([#$%&_~])\}|\\([#$%&_{}~])/g, '$1$2')
        : value,
    schema,
  );
const shaped = (form: RegExp, what: string) =>
  inLatex(z.string().regex(form, { error: ({ input }) => mustBe(what, input) })).optional();
const url = ({ input }: { input?: unknown }) => mustBe('an https URL, such as https://example.com/work', input);
/** Mendeley writes several URLs into one field. */
const firstUrl = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^\\url\s*\{(.*)\}$/, '$1').replace(/\s+https?:.*$/, '') : value;
const link = z.preprocess(
  firstUrl,
  inLatex(
    z
      .url({ protocol: /^https?$/, error: url })
      .transform((url) => new URL(url.replace(/^http:/i, 'https:')).href)
      .optional(),
  ),
);
/** Returns the URL that is a field's whole value, as pages link to it; undefined if there is none. */
export const urlOfField = (value: string): string | undefined =>
  /^(\\url\s*\{\s*)?https?:\/\/\S+(\s+https?:\/\/\S+)*$/i.test(value) ? link.safeParse(value).data : undefined;

/** Returns whether a name has labeled parts, as in biblatex: `family=Sample, given=Robin`. */
const isSplit = (name: string) => /(^|,)\s*family\s*=/.test(name);
/** DBLP adds numbers to names that several people share. */
const withoutNumbers = (value: string) => value.replace(/\s+\d{4}(?=\s+and\s|$)/g, '');
/** Returns whether all names are valid: in BibTeX, each has at most three parts between commas. */
const areNames = (value: string) =>
  ` ${value} `
    .split(/\s+and(?=\s)/i)
    .every((name) => name.trim() && (isSplit(name) || name.replace(/\{[^{}]*\}/g, '').split(',').length <= 3));
const joined = 'names joined by "and"';
const names = z
  .string()
  .refine(areNames, { error: ({ input }) => mustBe(joined, input) })
  .transform(withoutNumbers)
  .optional();

const aDate = (what: string) =>
  z
    .string()
    .refine(isDate, { error: ({ input }) => mustBe(what, input) })
    .optional();
const aMonth = 'a month, such as jun or {June}';
const arxivNumber = 'an arXiv number, such as 2608.01234 or hep-th/9901001';

const eprintFields = {
  eprint: inLatex(z.string().optional()).describe('Number in an archive. Example: 2608.01234.'),
  eprinttype: inLatex(z.string().optional()),
  archiveprefix: inLatex(z.string().optional()).describe('Archive. Example: arXiv.'),
};
type EprintFields = z.infer<z.ZodObject<typeof eprintFields>>;

/** Returns the number that an entry has on arXiv, as written; undefined if it has none, or is in another archive. */
export function arxivNumberIn({ eprint, eprinttype, archiveprefix }: EprintFields): string | undefined {
  const archive = eprinttype ?? archiveprefix;
  return archive?.toLowerCase() === 'arxiv' ? eprint : undefined;
}

/** Returns the number of a paper on arXiv, `2101.00001v2` or `hep-th/9901001`, with or without a URL before it. */
export function readArxivNumber(text: string): string | undefined {
  const form =
    /^(?:arxiv:\s*|https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?)$/i;
  return form.exec(text.trim())?.[1];
}

/** Checks a field even if others of the entry are invalid, so that all problems are reported together. */
const refinement = (field: string, message: (fields: EprintFields) => string) => ({
  path: [field],
  error: ({ input }: { input?: unknown }) => message(input as EprintFields),
  when: () => true,
});

/** The fields that pages use. All others are cited unchanged. */
const fields = z
  .object({
    title: z.string().describe('Put capitals that must stay in braces: {DNA} in a {B}ayesian light.'),
    author: names.describe('All authors, joined by "and". Example: Sample, Robin and Placeholder, Kim.'),
    editor: names.describe('Editors, if it has no author.'),
    year: aDate('a year, such as 2026, or words, such as in press').describe('Year of publication. Example: 2026.'),
    month: z
      .string()
      .refine((value) => readMonthField(value) !== 'impossible', { error: ({ input }) => mustBe(aMonth, input) })
      .optional()
      .describe('Month of publication. Example: jun.'),
    date: aDate('a date, such as 2026, 2026-08 or 2026-08-21').describe(
      'Date of publication, in place of year. Example: 2026-08 or 2026-08-21.',
    ),
    doi: shaped(/^((https?:\/\/)?((dx|www)\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i, 'a DOI, such as 10.1000/182')
      .transform((value) => value?.slice(value.indexOf('10.')))
      .describe('DOI. Example: 10.1000/182.'),
    ...eprintFields,
    url: link.describe('Landing page (https).'),
    pdf: link.describe('PDF (https).'),
    code: link.describe('Source code (https).'),
    video: link.describe('Video of a talk (https).'),
  })
  .catchall(z.string())
  .refine(
    (fields) => arxivNumberIn(fields) === undefined || readArxivNumber(arxivNumberIn(fields) ?? '') !== undefined,
    refinement('eprint', ({ eprint }) => mustBe(arxivNumber, eprint)),
  )
  .refine(
    existsAsWhole,
    refinement('month', () => describe({ kind: 'bibtexDay' }).message),
  );

const entry = z.object({ type: z.enum(entryTypes), key: z.string(), fields });

export type PublicationEntry = z.infer<typeof entry>;

export const bibliography = 'publications.bib';
export const publicationsFile = inContent(bibliography);

/** Returns a problem of publications.bib. Its path is the key of the entry, and the field. */
export function bibtexProblem({ line, column }: Position, path: readonly string[], finding: Finding): Problem {
  return { file: publicationsFile, line, column, path, ...describe(finding) };
}

export const publicationsSchema = z.object({ entries: z.array(entry) });
