import { isSeen } from '#base/letters.ts';
import { readDate } from '#base/readDate.ts';
import { keyOf } from '#content/newPublication.ts';
import { writeBibtex } from '#sections/publications/bibtex.ts';
import { existsAsWhole, monthAbbreviations } from '#sections/publications/dates.ts';
import { toLatex } from '#sections/publications/toLatex.ts';
import { eastAsian, readAuthors } from './authors.ts';
import type { Draft } from './draft.ts';
import { count, found } from './entries.ts';
import type { Resume } from './resumeSchema.ts';
import { oneLine } from './text.ts';

type Entry = NonNullable<Resume['publications'][number]>;

/** A line of BibTeX; letters that are none (private ones, and those that were lost) are left out. */
const line = (text: string | undefined) => {
  const clean = oneLine(text ?? '').replace(/[\uE000-\uF8FF\uFFFD]/g, '');
  return isSeen(clean) ? toLatex(clean) : undefined;
};

/** `Ada Sample`, or `Sample, Ada`. */
const plainName = /^[\p{L}\p{M}\s.’'-]+(,\s(?!(Jr|Sr|PhD|MD)\b)(\p{Lu}[\p{L}\p{M}.’'-]*\s?)+)?$/u;

/** A name as BibTeX reads it: the names of groups stand in braces, and those that have no first and last name. */
function person(name: string): string | undefined {
  const written = line(name);
  const isPlain = plainName.test(name) && !eastAsian.test(name) && !/\sand\s/i.test(name);
  return written && !isPlain ? `{${written}}` : written;
}

/** The authors that are known, joined as BibTeX has them; none is made up. */
function authorOf(texts: readonly string[]): { author?: string; first: string } {
  const { names, others } = readAuthors(texts);
  const people = names.flatMap((name) => person(name) ?? []);
  const author = [...people, ...(people.length && others ? ['others'] : [])].join(' and ');
  return { author: author || undefined, first: names[0]?.split(',')[0] ?? '' };
}

/** Year, month and day, as far as they are told; a date that cannot be is told. */
function datesOf(field: string, text: string | undefined, draft: Draft): Record<string, string> {
  let date: string | undefined;
  try {
    date = readDate(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  if (!date || date === 'now') {
    draft.tell(
      `${field} has no date${text ? ` that can be read ("${text}")` : ''}: give it \`year\` in publications.bib.`,
    );
    return {};
  }
  const [year = '', number] = date.split('-');
  const month = monthAbbreviations[Number(number) - 1];
  const [, day] = /^\d{4}-\d{2}-(\d{2})(?!\d)/.exec(text ?? '') ?? [];
  const whole = { year, ...(month && { month }), ...(month && day && { day: String(Number(day)) }) };
  return existsAsWhole(whole) ? whole : { year, ...(month && { month }) };
}

/** Each publication becomes an entry of `publications.bib`; a résumé does not say of which kind it is. */
export function takePublications({ publications }: Resume, draft: Draft): string | undefined {
  const keys: string[] = [];
  const nameless: string[] = [];
  const entries = publications.flatMap((publication, index) => {
    const made = publication && entryOf(publication, `publications[${index + 1}]`, keys, draft);
    if (!made) return [];
    keys.push(made.key);
    if (!made.fields.author) nameless.push(made.key);
    return [writeBibtex('misc', made.key, made.fields)];
  });
  if (!entries.length) return undefined;
  draft.files.set('publications.bib', entries.join('\n'));
  draft.tell(
    `Publications are @misc (${entries.length}): complete them in content/publications.bib, and name their keys in \`publications\` of your projects.`,
  );
  if (nameless.length) {
    draft.tell(
      `No author is known of ${nameless.join(', ')}, so none is named: add \`author\` in content/publications.bib.`,
    );
  }
  return `${entries.length} of ${count(publications)} → content/publications.bib`;
}

interface MadeEntry {
  key: string;
  fields: Record<string, string>;
}

function entryOf(entry: Entry, field: string, keys: readonly string[], draft: Draft): MadeEntry | undefined {
  const title = line(entry.name);
  const url = draft.address(`${field}.url`, entry.url);
  if (!title) {
    draft.tell(`${field} has no name ${found(entry)}`);
    return undefined;
  }
  const dates = datesOf(field, entry.releaseDate, draft);
  if (entry.summary) draft.leave('publications[].summary: kept as `abstract`, which pages do not show');
  const { author, first } = authorOf(entry.authors);
  const fields = {
    author,
    title,
    ...dates,
    howpublished: line(entry.publisher),
    url,
    abstract: line(entry.summary),
  };
  const filled = Object.entries(fields).flatMap(([key, value]): [string, string][] => (value ? [[key, value]] : []));
  return { key: keyOf(first, dates.year ?? '', oneLine(entry.name ?? ''), keys), fields: Object.fromEntries(filled) };
}
