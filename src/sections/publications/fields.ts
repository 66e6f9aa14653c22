/** The fields of `publications.bib`, and how those that pages use are read. */
import { inContent } from '#base/contentPath.ts';
import { paperName } from '#base/papers.ts';
import type { Position, Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { type FieldValues, isDate, readMonthField } from './dates.ts';

/** The fields of a citation (biblatex 2.2). Others, such as notes, paths and abstracts, are the owner's own. */
export const citedFields: readonly string[] = `
  author editor translator bookauthor title subtitle titleaddon booktitle booksubtitle maintitle journal
  journaltitle shortjournal series eventtitle eventdate venue year month day date volume number issue part chapter
  edition version pages pagetotal eid type howpublished publisher organization institution school address location
  isbn issn doi eprint eprinttype eprintclass archiveprefix primaryclass url urldate pubstate language langid note`
  .trim()
  .split(/\s+/);

/** The values of an entry, all of them text. Those that pages use are in the form that their rules return. */
type Fields = FieldValues & { readonly title: string };

export interface PublicationEntry {
  type: string;
  key: string;
  fields: Fields;
}

/** Returns a plain value without extra braces around it, and without backslashes before special characters. */
const plain = (value: string) => value.replace(/^\{(.*)\}$/, '$1').replace(/\{\\([#$%&_~])\}|\\([#$%&_{}~])/g, '$1$2');

/**
 * Returns the https URL of a field, the first if Mendeley wrote several, or of `www.example.com` and `example.com/work`;
 * undefined if it has other text too.
 */
export function readUrl(value: string): string | undefined {
  const text = plain(value.replace(/^\\url\s*\{(.*)\}$/, '$1').replace(/(\s+https?:\S*)+$/, '')).trim();
  const [, rest] = /^(?:https?:\/\/|(?=www\.|(?:[\w-]+\.)+[a-z]{2,}\/))(\S+)$/i.exec(text) ?? [];
  const url = `https://${rest}`;
  return rest && URL.canParse(url) ? new URL(url).href : undefined;
}

/** Returns whether a name has labeled parts, as in biblatex: `family=Sample, given=Robin`. */
const isSplit = (name: string) => /(^|,)\s*family\s*=/.test(name);

/** Returns names without the numbers that DBLP adds. In BibTeX, each name has at most three parts between commas. */
function readNames(value: string): string | undefined {
  const areNames = ` ${value} `
    .split(/\s+and(?=\s)/i)
    .every((name) => name.trim() && (isSplit(name) || name.replace(/\{[^{}]*\}/g, '').split(',').length <= 3));
  return areNames ? value.replace(/\s+\d{4}(?=\s+and\s|$)/g, '') : undefined;
}

/** Returns a DOI, without what is often before it: `DOI 10.1000/182`, `https://dl.acm.org/doi/10.1000/182`. */
export function readDoi(value: string): string | undefined {
  return /^(?:(?:https?:\/\/)?[\w.-]+\/(?:\w+\/)*|doi:?\s*)?(10\.\d{4,9}\/\S+)$/i.exec(plain(value).trim())?.[1];
}

export const doiUrl = (doi: string): string => `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;

/** Returns the number that an entry has on arXiv, as written; undefined if it has none, or is in another archive. */
export function arxivNumberIn({ eprint, eprinttype, archiveprefix }: FieldValues): string | undefined {
  const archive = eprinttype ?? archiveprefix ?? '';
  return plain(archive).toLowerCase() === 'arxiv' ? eprint : undefined;
}

/** Returns the number of a paper on arXiv, `2101.00001v2` or `hep-th/9901001`, with or without a URL before it. */
export function readArxivNumber(text: string): string | undefined {
  const form =
    /^(?:arxiv:\s*|https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?)$/i;
  return form.exec(text.trim())?.[1];
}

const readEprint = (value: string, fields: FieldValues) =>
  arxivNumberIn(fields) === undefined || readArxivNumber(plain(value)) ? plain(value) : undefined;
const readDate = (value: string) => (isDate(value) ? value : undefined);
const readMonth = (value: string) => (readMonthField(value) === 'impossible' ? undefined : value);

/** Fields for a file below `content/papers/`, or a URL. */
export const fileFields = ['pdf', 'slides', 'poster', 'supplement'] as const;

const readFileName = (value: string) => paperName(plain(value));

/** Returns whether a value of `fileFields` names a file, as its rule returns it. */
export const isFileName = (value: string): boolean => !/^https:/.test(value);

const readSwitch = (value: string) => /^(true|false)$/i.exec(plain(value).trim())?.[0].toLowerCase();

/** In files of JabRef, names of its users are in this field. */
function readOwner(value: string, { author, editor }: FieldValues): string | undefined {
  const names = (author ?? editor ?? '').split(/\s+and\s+/i).filter((name) => name !== 'others');
  return /^\d+$/.test(value) && !names[Number(value) - 1] ? undefined : value;
}

interface FieldRule {
  /** What the value must be. */
  allowed: string;
  /** Returns the value as pages use it; undefined if it is wrong. */
  read: (value: string, fields: FieldValues) => string | undefined;
}

const names = { allowed: 'names joined by "and"', read: readNames };
const url = { allowed: 'an https URL, such as https://example.com/work', read: readUrl };
const file = {
  allowed: 'a file in content/papers/, such as work.pdf, or an https URL',
  read: (value: string) => readUrl(value) ?? readFileName(value),
};
/** Google Scholar reads PDF only. */
const pdf = { ...file, read: (value: string) => readUrl(value) ?? /.+\.pdf$/i.exec(readFileName(value) ?? '')?.[0] };

/** The fields that pages use. All others are cited unchanged. */
export const fieldRules: ReadonlyMap<string, FieldRule> = new Map(
  Object.entries({
    author: names,
    editor: names,
    year: { allowed: 'a year, such as 2026, or words, such as in press', read: readDate },
    month: { allowed: 'a month, such as jun or {June}', read: readMonth },
    date: { allowed: 'a date, such as 2026, 2026-08 or 2026-08-21', read: readDate },
    doi: { allowed: 'a DOI, such as 10.1000/182', read: readDoi },
    eprint: {
      allowed: 'an arXiv number, with archiveprefix = {arXiv}, such as 2608.01234 or hep-th/9901001',
      read: readEprint,
    },
    url,
    code: url,
    video: url,
    ...Object.fromEntries(fileFields.map((name) => [name, file])),
    pdf,
    selected: { allowed: 'true, to show it on About, or false', read: readSwitch },
    owner: { allowed: 'your place among the authors, such as 2', read: readOwner },
    preview: { allowed: 'an image beside this file, such as figure.png', read: plain },
  }),
);

export const bibliography = 'publications.bib';
export const publicationsFile = inContent(bibliography);

/** Returns a problem of publications.bib. Its path is the key of the entry, and the field. */
export function bibtexProblem({ line, column }: Position, path: readonly string[], finding: Finding): Problem {
  return { file: publicationsFile, line, column, path, ...describe(finding) };
}
