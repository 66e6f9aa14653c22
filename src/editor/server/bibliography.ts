/** Changes entries of publications.bib. Text between them stays. */

import { eolOf, offsetsIn, withEndings } from '#base/lines.ts';
import { type BibtexField, readBibtex } from '#sections/publications/bibtex.ts';
import { freeKey } from '#sections/publications/keys.ts';
import { Scanner } from '#sections/publications/scanner.ts';
import { HttpError } from './httpError.ts';

/** An entry and where it is, as offsets into the file. */
export interface BibtexPart {
  type: string;
  key: string;
  text: string;
  from: number;
  to: number;
  fields: ReadonlyMap<string, BibtexField & { at: number }>;
}

/** Returns every entry with its place, as offsets, or none if the file has syntax errors. */
export function bibliographyParts(text: string): BibtexPart[] {
  const { entries, problems } = readBibtex(text);
  if (problems.length) return [];
  const { offsetOf } = offsetsIn(text);
  return entries.map(({ type, key, place, fields }) => {
    const from = offsetOf(place);
    const scanner = new Scanner(text);
    scanner.at = from + 1;
    scanner.take(/[a-z]+/);
    scanner.enclosed(scanner.take(/[{(]/) === '(' ? ')' : '}');
    const placed = new Map([...fields].map(([name, field]) => [name, { ...field, at: offsetOf(field.place) }]));
    return { type, key, from, to: scanner.at, text: text.slice(from, scanner.at), fields: placed };
  });
}

/**
 * Returns the part of a bibliography that is the entry with a key.
 * @throws HttpError if there is no such entry
 */
export function partWithKey(text: string, key: string): BibtexPart {
  const part = bibliographyParts(text).find((each) => each.key === key);
  if (!part) throw new HttpError(404, `publications.bib has no entry ${key}.`);
  return part;
}

/** Returns the file's text with an entry replaced. */
export function withEntry(text: string, key: string, entry: string): string {
  const { from, to } = partWithKey(text, key);
  const edited = text.slice(0, from) + withEndings(text.slice(from, to), entry) + text.slice(to);
  const { entries, problems } = readBibtex(edited);
  if (!problems.length && entries.length !== bibliographyParts(text).length) {
    throw new HttpError(422, 'The text must have exactly one entry, from @ to its last brace.');
  }
  return edited;
}

/** Returns the file's text without an entry, and the empty lines after it. */
export function withoutEntry(text: string, key: string): string {
  const { from, to } = partWithKey(text, key);
  return text.slice(0, from) + text.slice(to).replace(/^[ \t]*(\r?\n)*/, '');
}

/** Returns the file's text with a copy of an entry after it, under a new key. */
export function withCopy(text: string, key: string): { text: string; key: string } {
  const { to, text: entry } = partWithKey(text, key);
  const keys = bibliographyParts(text).map((each) => each.key);
  const twin = freeKey(keys, (number) => (number > 1 ? `${key}-copy-${number}` : `${key}-copy`));
  const copy = entry.replace(/([{(]\s*)[^\s,]+/, (_, open: string) => open + twin);
  const eol = eolOf(text);
  return { text: text.slice(0, to) + eol + eol + copy + text.slice(to), key: twin };
}
