/** The entries of a BibTeX file as parts of its text, to change one and keep every other byte. */
import { folded } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { asTyped, withEndings } from '#base/lines.ts';
import { isError } from '#base/problems.ts';
import { type BibtexEntry, readBibtex, valuesOf, writeBibtex } from '#sections/publications/bibtex.ts';
import { arxivNumberIn, readArxivNumber, readDoi } from '#sections/publications/fields.ts';
import { freeKey } from '#sections/publications/keys.ts';

/** An entry with its text. Its place is offsets into that of the file. */
export type BibtexPart = BibtexEntry & { text: string };

const arxivDoi = /^10\.48550\/arxiv\./i;

/** Returns what a work is recognized by. A DOI of arXiv is a number there, and a version doesn't make another work. */
function recognize(entry: BibtexEntry) {
  const fields: Partial<Record<string, string>> = valuesOf(entry);
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

type Work = ReturnType<typeof recognize>;

const isSameWork = (a: Work, b: Work) =>
  a.doi && b.doi
    ? a.doi === b.doi
    : (a.eprint !== undefined && a.eprint === b.eprint) || (a.titleAndYear !== '' && a.titleAndYear === b.titleAndYear);

/** Returns every entry, or none if the text has syntax errors. */
export function bibtexParts(text: string): BibtexPart[] {
  const { entries, problems } = readBibtex(text);
  if (problems.some(isError)) return [];
  return entries.map((entry) => ({ ...entry, text: text.slice(entry.from, entry.to) }));
}

/** Returns a BibTeX file with other text in place of an entry. */
export const replacePart = (text: string, { from, to }: BibtexPart, by: string): string =>
  text.slice(0, from) + withEndings(text.slice(from, to), by) + text.slice(to);

/** Returns a BibTeX file without an entry, and the empty lines after it. */
export const removePart = (text: string, { from, to }: BibtexPart): string =>
  text.slice(0, from) + text.slice(to).replace(/^[ \t]*(\r?\n)*/, '');

interface AddedBibtex {
  text: string;
  /** Keys of the new entries, as they are in the text. */
  added: string[];
  /** Keys in it of the entries that it has already. */
  skipped: string[];
}

/** Adds the works that a BibTeX file lacks from another one. An entry whose key belongs to another work gets a new one. */
export function addBibtex(text: string, other: string): AddedBibtex {
  const known = readBibtex(text).entries.map((entry) => ({ key: entry.key, ...recognize(entry) }));
  const [added, skipped]: [BibtexEntry[], string[]] = [[], []];
  /** Keys in `text`, by those in `other`. */
  const moved = new Map<string, string>();
  for (const entry of readBibtex(other).entries) {
    const work = recognize(entry);
    const twin = known.find((each) => isSameWork(each, work));
    const keys = known.map(({ key }) => key);
    const key = twin?.key ?? freeKey(keys, entry.key);
    moved.set(entry.key, key);
    if (twin) skipped.push(key);
    else {
      added.push({ ...entry, key });
      known.push({ ...work, key });
    }
  }
  const texts = added.map((entry) => {
    const { crossref, ...values } = valuesOf(entry);
    return writeBibtex(entry.type, entry.key, {
      ...values,
      ...(crossref && { crossref: moved.get(crossref) ?? crossref }),
    });
  });
  const before = asTyped(text).trimEnd();
  const whole = [...(before ? [`${before}\n`] : []), ...texts].join('\n');
  return { text: added.length ? withEndings(text, whole) : text, added: added.map(({ key }) => key), skipped };
}

/** Returns what was added, in a sentence or two. */
export function describeAdded({ added, skipped }: AddedBibtex): string {
  const there = skipped.length ? ` These are there already: ${[...new Set(skipped)].join(', ')}.` : '';
  return `${englishCount(added.length, 'entry was', 'entries were')} added.${there}`;
}
