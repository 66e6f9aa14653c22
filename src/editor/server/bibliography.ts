/** publications.bib entry by entry: what is between them stays as it is. */

import { eolOf, withEndings } from '#base/lines.ts';
import type { Place } from '#base/problems.ts';
import { type BibtexField, readBibtex } from '#sections/publications/bibtex.ts';
import { Scanner } from '#sections/publications/scanner.ts';
import { HttpError } from './httpError.ts';

/** An entry and where it is, as offsets into the file. */
export interface Part {
  type: string;
  key: string;
  text: string;
  from: number;
  to: number;
  fields: ReadonlyMap<string, BibtexField & { at: number }>;
}

/** The offset of every place in a text. */
function offsets(text: string): (place: Place) => number {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1;
}

/** Returns every entry with its place, as offsets, or nothing if the file has syntax errors. */
export function partsOf(text: string): Part[] {
  const { entries, problems } = readBibtex(text);
  if (problems.length) return [];
  const offsetOf = offsets(text);
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

/** @throws HttpError where there is no such entry */
export function partOf(text: string, key: string): Part {
  const part = partsOf(text).find((each) => each.key === key);
  if (!part) throw new HttpError(404, `publications.bib has no entry ${key}.`);
  return part;
}

/** The file's text with one entry written anew. */
export function withEntry(text: string, key: string, entry: string): string {
  const { from, to } = partOf(text, key);
  const edited = text.slice(0, from) + withEndings(text.slice(from, to), entry) + text.slice(to);
  const { entries, problems } = readBibtex(edited);
  if (!problems.length && entries.length !== partsOf(text).length) {
    throw new HttpError(422, 'The text must have exactly one entry, from @ to its last brace.');
  }
  return edited;
}

/** Without an entry, and without the blank lines after it. */
export function withoutEntry(text: string, key: string): string {
  const { from, to } = partOf(text, key);
  return text.slice(0, from) + text.slice(to).replace(/^[ \t]*(\r?\n)*/, '');
}

/** With a copy of an entry behind it, under a key that is free. */
export function withTwin(text: string, key: string): { text: string; key: string } {
  const { to, text: entry } = partOf(text, key);
  const keys = partsOf(text).map((each) => each.key.toLowerCase());
  let twin = `${key}-copy`;
  for (let number = 2; keys.includes(twin.toLowerCase()); number++) twin = `${key}-copy-${number}`;
  const copy = entry.replace(/([{(]\s*)[^\s,]+/, (_, open: string) => open + twin);
  const eol = eolOf(text);
  return { text: text.slice(0, to) + eol + eol + copy + text.slice(to), key: twin };
}
