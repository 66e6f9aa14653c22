/** The entries of a BibTeX file as parts of its text, to change one and keep every other byte. */
import { folded } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { asTyped, withEndings } from '#base/lines.ts';
import { isError } from '#base/problems.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { arxivNumberIn, readArxivNumber, readDoi } from '#sections/publications/fields.ts';
import { freeKey } from '#sections/publications/keys.ts';

/** What a work is recognized by. */
interface Work {
  doi?: string;
  /** Its number on arXiv. */
  eprint?: string;
  /** For comparing. */
  titleAndYear: string;
}

/** An entry with its place, as offsets into the text. */
export interface BibtexPart extends Work {
  key: string;
  text: string;
  from: number;
  to: number;
}

const arxivDoi = /^10\.48550\/arxiv\./i;

/** Returns what a work is recognized by. A DOI of arXiv is a number there, and a version doesn't make another work. */
export function recognize(fields: Partial<Record<string, string>>): Work {
  const { doi: written = '', title = '', year, date = '' } = fields;
  const doi = readDoi(written)?.toLowerCase();
  const eprint = readArxivNumber(arxivNumberIn(fields) ?? doi?.replace(arxivDoi, '') ?? '')?.replace(/v\d+$/, '');
  const plainTitle = folded(title.replace(/\\[a-z]+(?=\s*\{)|<[^>]*>/gi, ''));
  return {
    doi: doi && arxivDoi.test(doi) ? undefined : doi,
    eprint,
    titleAndYear: plainTitle && `${plainTitle} ${year ?? date.slice(0, 4)}`,
  };
}

export const isSameWork = (a: Work, b: Work): boolean =>
  a.doi && b.doi
    ? a.doi === b.doi
    : (a.eprint !== undefined && a.eprint === b.eprint) || (a.titleAndYear !== '' && a.titleAndYear === b.titleAndYear);

/** Returns every entry, or none if the text has syntax errors. */
export function bibtexParts(text: string): BibtexPart[] {
  const { entries, problems } = readBibtex(text);
  if (problems.some(isError)) return [];
  return entries.map(({ key, from, to, fields }) => {
    const values = Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));
    return { key, ...recognize(values), from, to, text: text.slice(from, to) };
  });
}

/** Returns a BibTeX file with other text in place of an entry. */
export const replacePart = (text: string, { from, to }: BibtexPart, by: string): string =>
  text.slice(0, from) + withEndings(text.slice(from, to), by) + text.slice(to);

/** Returns a BibTeX file without an entry, and the empty lines after it. */
export const removePart = (text: string, { from, to }: BibtexPart): string =>
  text.slice(0, from) + text.slice(to).replace(/^[ \t]*(\r?\n)*/, '');

export interface AddedBibtex {
  text: string;
  /** Keys of the new entries, as they are in the text. */
  added: string[];
  /** Keys in it of the entries that it has already. */
  skipped: string[];
}

/**
 * Adds the works that a BibTeX file lacks from another one, whose abbreviations and comments come along. An entry whose
 * key belongs to another work gets a new one.
 */
export function addBibtex(text: string, other: string): AddedBibtex {
  const known = bibtexParts(text);
  const [added, skipped]: [string[], string[]] = [[], []];
  /** Keys in `text`, by those in `other`. */
  const moved = new Map<string, string>();
  let rest = other;
  let removed = 0;
  for (const part of bibtexParts(other)) {
    const twin = known.find((each) => isSameWork(each, part));
    const current = { ...part, from: part.from - removed, to: part.to - removed };
    const length = rest.length;
    if (twin) {
      skipped.push(twin.key);
      rest = removePart(rest, current);
      moved.set(part.key, twin.key);
    } else {
      const keys = known.map(({ key }) => key);
      const key = freeKey(keys, (number) => (number > 1 ? `${part.key}-${number}` : part.key));
      rest = replacePart(
        rest,
        current,
        part.text.replace(/([{(]\s*)[^\s,]+/, (_, open: string) => open + key),
      );
      known.push({ ...part, key });
      moved.set(part.key, key);
      added.push(key);
    }
    removed += length - rest.length;
  }
  rest = rest.replace(
    /(\bcrossref\s*=\s*[{"]\s*)([^\s}"]+)/gi,
    (_, open: string, key: string) => open + (moved.get(key) ?? key),
  );
  const before = asTyped(text).trimEnd();
  const whole = `${before && `${before}\n\n`}${asTyped(rest).trim()}\n`;
  return { text: added.length ? withEndings(text, whole) : text, added, skipped };
}

/** Returns what was added, in a sentence or two. */
export function describeAdded({ added, skipped }: AddedBibtex): string {
  const there = skipped.length ? ` These are there already: ${[...new Set(skipped)].join(', ')}.` : '';
  return `${englishCount(added.length, 'entry was', 'entries were')} added.${there}`;
}
