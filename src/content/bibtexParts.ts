/** The entries of a BibTeX file as parts of its text, to change one and keep every other byte. */
import { englishCount } from '#base/counter.ts';
import { asTyped, withEndings } from '#base/lines.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { foldedKey, freeKey } from '#sections/publications/keys.ts';

/** An entry with its place, as offsets into the text. */
export interface BibtexPart {
  key: string;
  doi: string | undefined;
  text: string;
  from: number;
  to: number;
}

/** Returns a DOI without its resolver, to compare it. */
const plainDoi = (doi: string) => doi.toLowerCase().replace(/^https?:\/\/(dx\.)?doi\.org\//, '');

/** Returns every entry, or none if the text has syntax errors. */
export function bibtexParts(text: string): BibtexPart[] {
  const { entries, problems } = readBibtex(text);
  if (problems.length) return [];
  return entries.map(({ key, from, to, fields }) => {
    const doi = fields.get('doi')?.value;
    return { key, doi: doi && plainDoi(doi), from, to, text: text.slice(from, to) };
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
  /** Keys of entries that it has already: by DOI, or by key without one. */
  skipped: string[];
}

/**
 * Adds another BibTeX file to one. Everything else in it stays too, such as abbreviations. An entry whose key belongs to
 * another work gets a new one.
 */
export function addBibtex(text: string, other: string): AddedBibtex {
  const known = bibtexParts(text).map(({ key, doi }) => ({ key: foldedKey(key), doi }));
  const [added, skipped]: [string[], string[]] = [[], []];
  let rest = other;
  let removed = 0;
  for (const part of bibtexParts(other)) {
    const twin = known.find(({ key, doi }) => (part.doi && doi ? doi === part.doi : key === foldedKey(part.key)));
    const moved = { ...part, from: part.from - removed, to: part.to - removed };
    const length = rest.length;
    if (twin) {
      skipped.push(part.key);
      rest = removePart(rest, moved);
    } else {
      const keys = known.map(({ key }) => key);
      const key = freeKey(keys, (number) => (number > 1 ? `${part.key}-${number}` : part.key));
      rest = replacePart(
        rest,
        moved,
        part.text.replace(/([{(]\s*)[^\s,]+/, (_, open: string) => open + key),
      );
      known.push({ key: foldedKey(key), doi: part.doi });
      added.push(key);
    }
    removed += length - rest.length;
  }
  const before = asTyped(text).trimEnd();
  const whole = `${before && `${before}\n\n`}${asTyped(rest).trim()}\n`;
  return { text: added.length ? withEndings(text, whole) : text, added, skipped };
}

/** Returns what was added, in a sentence or two. */
export function describeAdded({ added, skipped }: AddedBibtex): string {
  const there = skipped.length ? ` These are there already: ${skipped.join(', ')}.` : '';
  return `${englishCount(added.length, 'entry was', 'entries were')} added.${there}`;
}
