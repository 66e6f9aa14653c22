/** Converts publications of a résumé to BibTeX, and back. */
import { cutAtWord, eastAsian, isSeen, tidy } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { orNothing } from '#base/group.ts';
import { readNewest } from '#base/readDate.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { oneLine, paragraphs } from '#base/resumeText/text.ts';
import type { ImportResult } from '../importResult.ts';
import type { JsonResumeList } from '../jsonResumeList.ts';
import { toLatex, writeBibtex } from './bibtex.ts';
import { dateRank, existsAsWhole, type FieldValues, monthAbbreviations } from './dates.ts';
import { bibliography, readDoi } from './fields.ts';
import { keyOf } from './keys.ts';
import { lastingUrl } from './links.ts';
import type { Publication } from './publication.ts';

const moreAtEnd = /(?:^|[\s,;，、；]+)(?:(?:and|&)\s+)?(?:et\.?\s+al\.?|others|等|…|\.{3})\s*$/iu;
/** Reads the authors of a publication; each of several texts is one name. */
export function readAuthors(texts: readonly string[]): { names: string[]; others: boolean } {
  const lines = texts.flatMap((text) => text.split('\n')).flatMap(paragraphs);
  const whole = lines.map((line) => line.replace(moreAtEnd, '')).filter(Boolean);
  const names = whole.length > 1 ? whole : whole.flatMap(split);
  return { names: names.filter((name) => /\p{L}/u.test(name)), others: lines.some((line) => moreAtEnd.test(line)) };
}

/** Returns the names in a text: full names between commas, or parts with the family name first. */
const split = (text: string): string[] =>
  text.split(/\s*[;；]\s*(?:and\s+|&\s*)?|\s*,?\s+(?:and|und|et|и)\s+|\s*,?\s*&\s*/iu).flatMap((part) => {
    const names = part.split(/\s*[,，、]\s*/);
    return names.every((name) => /\s/.test(name)) ? names : part;
  });

/** Returns a line of LaTeX, without replacement characters. */
const line = (text: string | undefined) => {
  const clean = tidy(oneLine(text ?? '').replaceAll('\uFFFD', ''));
  return isSeen(clean) ? toLatex(clean) : undefined;
};

/** `Ada B. Sample` or `Bo van der Muster`: the last word is the family name. In `Ana Torres Gil`, it can be two. */
const givenFirst =
  /^(?!.* and )[\p{L}\p{M}.’'-]+(?: [A-Z]| (?:[A-Z]\.-?)+| \p{Ll}[\p{L}\p{M}’'-]*)* (?!(?:\p{Lu}\.?){1,3}$)[\p{L}\p{M}.’'-]+$/u;
/** `Sample, Ada B.` */
const familyFirst = /^[\p{L}\p{M} .’'-]+, (?!(?:Jr|Sr|PhD|MD)\b)(?:\p{Lu}[\p{L}\p{M}.’'-]* ?)+$/u;

/** Returns a name for BibTeX: in braces if it is a group's, or its family name is unclear. */
function person(name: string): string | undefined {
  const written = line(name);
  const isPlain = (givenFirst.test(name) || familyFirst.test(name)) && !eastAsian.test(name);
  return written && !isPlain ? `{${written}}` : written;
}

function authorOf(texts: readonly string[]): string {
  const { names, others } = readAuthors(texts);
  const people = names.flatMap((name) => person(name) ?? []);
  return [...people, ...(people.length && others ? ['others'] : [])].join(' and ');
}

function dateFields(text: string | undefined): Record<string, string> {
  const date = readNewest(text);
  if (!date) return {};
  const [year = '', number] = date.split('-');
  const month = monthAbbreviations[Number(number) - 1];
  const [, day] = /^\d{4}-\d{2}-(\d{2})(?!\d)/.exec(text ?? '') ?? [];
  const whole = { year, ...(month && { month }), ...(month && day && { day: String(Number(day)) }) };
  return existsAsWhole(whole) ? whole : { year, ...(month && { month }) };
}

/** Returns key and fields, and adds the key to those that are taken; undefined if the publication has no name. */
function readEntry(entry: EntryOf<'publications'>, keys: string[], result: ImportResult) {
  const title = line(entry.name);
  const url = result.url(entry.url);
  if (!title) return undefined;
  // Only a note is on paper. What a résumé says of a paper in a line is seldom an abstract.
  const isNote = (entry.summary ?? '').length <= 200;
  const fields: FieldValues = {
    author: authorOf(entry.authors),
    title,
    ...dateFields(entry.releaseDate),
    howpublished: line(entry.publisher),
    doi: readDoi(entry.doi ?? ''),
    // In the form that reading it returns.
    url: url && new URL(url).href,
    note: line([isNote && entry.summary, ...entry.extras].filter(Boolean).join(' ')),
    abstract: isNote ? undefined : line(entry.summary),
  };
  const key = keyOf(fields, keys);
  keys.push(key);
  return { key, fields };
}

/** Each publication becomes an entry of `publications.bib`. A résumé has no type for it. */
export const publicationsJsonResume: JsonResumeList<readonly Publication[]> = {
  list: 'publications',
  take(publications: readonly EntryOf<'publications'>[], result) {
    const keys: string[] = [];
    const made = publications.flatMap((publication) => readEntry(publication, keys, result) ?? []);
    if (!made.length) return undefined;
    // In the order of pages and `resume.json`.
    made.sort((a, b) => dateRank(b.fields).localeCompare(dateRank(a.fields)));
    const text = made.map(({ key, fields }) => writeBibtex('misc', key, fields)).join('\n');
    result.files.set(bibliography, { text });
    result.report(
      `${englishCount(made.length, 'publication')}: your résumé doesn't say what it is (article, book …). Complete it in content/publications.bib.`,
    );
    const nameless = made.flatMap(({ fields }) => (fields.author ? [] : `"${cutAtWord(fields.title ?? '', 60)}"`));
    if (nameless.length)
      result.report(`Authors are missing. Add them in content/publications.bib: ${nameless.join(', ')}`);
    return englishCount(made.length, 'publication');
  },
  write: (publications) =>
    orNothing(
      publications.map(({ title, container, publisher, date, links, note, summary }) => ({
        name: title,
        publisher: container ?? publisher,
        releaseDate: date,
        url: lastingUrl(links),
        summary: summary ?? note,
      })),
    ),
};
