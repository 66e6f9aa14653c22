/** Converts publications of a résumé to BibTeX. */
import { z } from 'zod';
import { eastAsian, isSeen } from '#base/characters.ts';
import { isGroup } from '#base/group.ts';
import { saysMore } from '#base/readDate.ts';
import { readNewest } from '#base/readPeriod.ts';
import { extension } from '#base/resume/clean.ts';
import { optionalText, type ReadEntry, splitName, texts } from '#base/resume/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import type { Reports } from '../reports.ts';
import { found } from '../resumeEntries.ts';
import { readAuthors } from './authors.ts';
import { readBibtex, toLatex } from './bibtex.ts';
import { existsAsWhole, monthAbbreviations } from './dates.ts';
import { foldedKey, keyOf } from './keys.ts';
import { publicationsSchema } from './schema.ts';
import { privateCharacters } from './signs.ts';

/** Returns the name of an author, who is a text or a group of fields, possibly those of CSL. */
const authorName = (author: unknown) => {
  if (!isGroup(author)) return author;
  const { literal: name, given: givenName, family: familyName, ...others } = author;
  return splitName({ name, givenName, familyName, ...others }).name;
};
const authors = z.preprocess((value) => (Array.isArray(value) ? value.map(authorName) : value), texts);

/** The supported fields of a publication. */
export const publicationFields = {
  name: optionalText,
  authors,
  publisher: optionalText,
  releaseDate: optionalText,
  url: optionalText,
  summary: optionalText,
  doi: optionalText,
};

type ResumeEntry = ReadEntry<typeof publicationFields>;

/** Returns a line of LaTeX, without private and replacement characters. */
const line = (text: string | undefined) => {
  const clean = oneLine(text ?? '')
    .replace(privateCharacters, '')
    .replaceAll('\uFFFD', '')
    .replace(/\s+/g, ' ')
    .trim();
  return isSeen(clean) ? toLatex(clean) : undefined;
};

/** `Ada Sample`, or `Sample, Ada`. */
const plainName = /^[\p{L}\p{M}\s.’'-]+(,\s(?!(Jr|Sr|PhD|MD)\b)(\p{Lu}[\p{L}\p{M}.’'-]*\s?)+)?$/u;

/** Returns whether it is unclear where the family name begins: `Séamus Ó Lund`, `Ana Torres Gil`. */
const isAmbiguous = (name: string) =>
  !name.includes(',') &&
  name
    .split(/\s+/)
    .slice(1, -1)
    .some((word) => /^(\p{Lu}[\p{L}\p{M}’'-]+|(?![A-Z])\p{Lu})$/u.test(word));

/** Returns a name for BibTeX: in braces if it is a group's, or its family name is unclear. */
function person(name: string): string | undefined {
  const written = line(name);
  const isPlain = plainName.test(name) && !isAmbiguous(name) && !eastAsian.test(name) && !/\sand\s/i.test(name);
  return written && !isPlain ? `{${written}}` : written;
}

/** Returns the known authors, joined for BibTeX. */
function authorOf(texts: readonly string[]): { author?: string; first: string } {
  const { names, others } = readAuthors(texts);
  const people = names.flatMap((name) => person(name) ?? []);
  const author = [...people, ...(people.length && others ? ['others'] : [])].join(' and ');
  return { author: author || undefined, first: names[0]?.split(',')[0] ?? '' };
}

/** Returns year, month and day as far as they are known. A missing or impossible date is reported. */
function dateFields(field: string, text: string | undefined, reports: Reports): Record<string, string> {
  const { date } = readNewest(text) ?? {};
  if (!date) {
    reports.report(
      `${field} has no date${text ? ` that can be read (found "${text}")` : ''}. Add its year in content/publications.bib.`,
    );
    return {};
  }
  if (saysMore(text))
    reports.report(
      `${field}: its date has more than a day, a month and a year (found "${text}"). It is shown as "${date}".`,
    );
  const [year = '', number] = date.split('-');
  const month = monthAbbreviations[Number(number) - 1];
  const [, day] = /^\d{4}-\d{2}-(\d{2})(?!\d)/.exec(text ?? '') ?? [];
  const whole = { year, ...(month && { month }), ...(month && day && { day: String(Number(day)) }) };
  return existsAsWhole(whole) ? whole : { year, ...(month && { month }) };
}

/** An entry for `publications.bib`. */
export interface NewPublication {
  type: string;
  key: string;
  fields: Record<string, string>;
}

function readEntry(
  entry: ResumeEntry,
  field: string,
  keys: readonly string[],
  reports: Reports,
): NewPublication | undefined {
  const title = line(entry.name);
  const url = reports.url(`${field}, url`, entry.url);
  if (!title) {
    reports.omit(`${field} has no name ${found(entry)}`, entry);
    return undefined;
  }
  const dates = dateFields(field, entry.releaseDate, reports);
  const { author, first } = authorOf(entry.authors);
  const doi = publicationsSchema.shape.entries.element.shape.fields.shape.doi.safeParse(entry.doi).data;
  if (entry.doi && !doi) reports.report(`${field}, doi is not a DOI (found "${entry.doi}"). It was left out.`);
  const fields = {
    author,
    title,
    ...dates,
    howpublished: line(entry.publisher),
    doi,
    // In the form that reading it returns.
    url: url && new URL(url).href,
    abstract: line(entry.summary),
  };
  const filled = Object.entries(fields).flatMap(([key, value]): [string, string][] => (value ? [[key, value]] : []));
  return {
    type: 'misc',
    key: keyOf(first, dates.year ?? '', oneLine(entry.name ?? ''), keys),
    fields: Object.fromEntries(filled),
  };
}

const ownSchema = z.object({
  bibtex: z.string(),
  abstract: z.string().optional(),
  pdf: z.string().optional(),
  code: z.string().optional(),
  video: z.string().optional(),
});

/** Returns the entry under `x-vitrine`; undefined if `publications.bib` can't hold it. */
function readOwn(own: unknown): NewPublication | undefined {
  const { bibtex = '', ...links } = ownSchema.safeParse(own).data ?? {};
  const { entries, problems } = readBibtex(bibtex);
  const [entry, ...more] = entries.map(({ type, key, fields }) => ({
    type,
    key,
    fields: { ...Object.fromEntries([...fields].map(([name, { value }]) => [name, value])), ...links },
  }));
  const isValid = !problems.length && !more.length && publicationsSchema.safeParse({ entries: [entry] }).success;
  return isValid ? entry : undefined;
}

/**
 * Returns the entry under `x-vitrine`, or one made from the other fields; undefined if it has no name.
 * @param keys of other entries
 */
export function takeEntry(
  entry: ResumeEntry,
  field: string,
  keys: readonly string[],
  reports: Reports,
): NewPublication | undefined {
  const own = entry[extension];
  if (own === undefined) return readEntry(entry, field, keys, reports);
  const made = readOwn(own);
  if (made && !keys.some((key) => foldedKey(key) === foldedKey(made.key))) return made;
  reports.omit(
    `${field}, ${extension}: ${made ? `another entry has the key ${made.key}` : 'is not an entry of BibTeX'}`,
  );
  return readEntry(entry, field, keys, reports);
}
