import { isSeen } from '../../../src/lib/letters.ts';
import { writeBibtex } from '../../../src/publications/bibtex.ts';
import { existsAsWhole, monthAbbreviations } from '../../../src/publications/dates.ts';
import { toLatex } from '../../../src/publications/toLatex.ts';
import { keyOf } from '../newPublication.ts';
import { readDate } from './dates.ts';
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

/** A name that BibTeX reads as one: what is more than words stands in braces, as the names of groups do. */
function person(name: string): string | undefined {
  const written = line(name);
  return written && !(/^[\p{L}\p{M}\s.’'-]+$/u.test(written) && !/\sand\s/i.test(written)) ? `{${written}}` : written;
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
export function takePublications({ publications, basics }: Resume, draft: Draft): string | undefined {
  const keys: string[] = [];
  const entries = publications.flatMap((publication, index) => {
    const field = `publications[${index + 1}]`;
    const entry = publication && entryOf(publication, field, basics.name, keys, draft);
    return entry ? [entry] : [];
  });
  if (!entries.length) return undefined;
  draft.files.set('publications.bib', entries.join('\n'));
  draft.tell(
    `Publications are @misc, and by you alone where no authors are named (${entries.length}): complete them in content/publications.bib, and name their keys in \`publications\` of your projects.`,
  );
  return `${entries.length} of ${count(publications)} → content/publications.bib`;
}

function entryOf(entry: Entry, field: string, owner: string, keys: string[], draft: Draft): string | undefined {
  const title = line(entry.name);
  const url = draft.address(`${field}.url`, entry.url);
  if (!title) {
    draft.tell(`${field} has no name ${found(entry)}`);
    return undefined;
  }
  const dates = datesOf(field, entry.releaseDate, draft);
  const key = keyOf(owner, dates.year ?? '', oneLine(entry.name ?? ''), keys);
  keys.push(key);
  if (entry.summary) draft.leave('publications[].summary: kept as `abstract`, which pages do not show');
  const authors = entry.authors.length ? entry.authors : [owner];
  const fields = {
    author: authors.flatMap((author) => person(author) ?? []).join(' and '),
    title,
    ...dates,
    howpublished: line(entry.publisher),
    url,
    abstract: line(entry.summary),
  };
  const filled = Object.entries(fields).flatMap(([key, value]): [string, string][] => (value ? [[key, value]] : []));
  return writeBibtex('misc', key, Object.fromEntries(filled));
}
