/** Converts publications of a résumé to BibTeX. */
import { eastAsian, isSeen } from '#base/characters.ts';
import { readNewest } from '#base/readDate.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { oneLine } from '#base/resumeText/text.ts';
import type { ImportResult } from '../importResult.ts';
import { readAuthors } from './authors.ts';
import { toLatex } from './bibtex.ts';
import { existsAsWhole, monthAbbreviations } from './dates.ts';
import { keyOf } from './keys.ts';
import { publicationsSchema } from './schema.ts';
import { privateCharacters } from './signs.ts';

type ResumeEntry = EntryOf<'publications'>;

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

/** Returns whether it is unclear where the family name begins: `Séamus Ó Lund`, `Ana Torres Gil`, `Sample A. B.`. */
const isAmbiguous = (name: string) =>
  !name.includes(',') &&
  name
    .split(/\s+/)
    .some((word, index, { length }) =>
      index === length - 1
        ? /^(?:\p{Lu}\.?){1,3}$/u.test(word)
        : index > 0 && /^(\p{Lu}[\p{L}\p{M}’'-]+|(?![A-Z])\p{Lu})$/u.test(word),
    );

/** Returns a name for BibTeX: in braces if it is a group's, or its family name is unclear. */
function person(name: string): string | undefined {
  const written = line(name);
  const isPlain = plainName.test(name) && !isAmbiguous(name) && !eastAsian.test(name) && !/\sand\s/i.test(name);
  return written && !isPlain ? `{${written}}` : written;
}

function authorOf(texts: readonly string[]): { author?: string; first: string } {
  const { names, others } = readAuthors(texts);
  const people = names.flatMap((name) => person(name) ?? []);
  const author = [...people, ...(people.length && others ? ['others'] : [])].join(' and ');
  return { author: author || undefined, first: names[0]?.split(',')[0] ?? '' };
}

/** Returns year, month and day as far as they are known. */
function dateFields(text: string | undefined): Record<string, string> {
  const date = readNewest(text);
  if (!date) return {};
  const [year = '', number] = date.split('-');
  const month = monthAbbreviations[Number(number) - 1];
  const [, day] = /^\d{4}-\d{2}-(\d{2})(?!\d)/.exec(text ?? '') ?? [];
  const whole = { year, ...(month && { month }), ...(month && day && { day: String(Number(day)) }) };
  return existsAsWhole(whole) ? whole : { year, ...(month && { month }) };
}

/** Maximum number of characters of a note. */
const longestNote = 200;

export interface NewPublication {
  type: string;
  key: string;
  fields: Record<string, string>;
}

/** Returns an entry made from a publication, with another key than the given ones; undefined if it has no name. */
export function readEntry(
  entry: ResumeEntry,
  keys: readonly string[],
  result: ImportResult,
): NewPublication | undefined {
  const title = line(entry.name);
  const url = result.url(entry.url);
  if (!title) return undefined;
  const dates = dateFields(entry.releaseDate);
  const { author, first } = authorOf(entry.authors);
  const doi = publicationsSchema.shape.entries.element.shape.fields.shape.doi.safeParse(entry.doi).data;
  // Only a note is on paper. What a résumé says of a paper in a line is seldom an abstract.
  const isNote = (entry.summary ?? '').length <= longestNote;
  const fields = {
    author,
    title,
    ...dates,
    howpublished: line(entry.publisher),
    doi,
    // In the form that reading it returns.
    url: url && new URL(url).href,
    note: line([isNote && entry.summary, ...entry.extras].filter(Boolean).join(' ')),
    abstract: isNote ? undefined : line(entry.summary),
  };
  const filled = Object.entries(fields).flatMap(([key, value]): [string, string][] => (value ? [[key, value]] : []));
  return {
    type: 'misc',
    key: keyOf(first, dates.year ?? '', oneLine(entry.name ?? ''), keys),
    fields: Object.fromEntries(filled),
  };
}
