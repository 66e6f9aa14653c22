/** publications.bib entry by entry: what stands between them stays as it is. */
import { readBibtex } from '../../src/publications/bibtex.ts';
import { Scanner } from '../../src/publications/scanner.ts';
import type { Publication } from '../api.ts';
import { withEndings } from './lines.ts';
import { Refusal } from './refusal.ts';

interface Part extends Publication {
  from: number;
  to: number;
}

/** Every entry with its place, as offsets; nothing where the file has mistakes. */
export function partsOf(text: string): Part[] {
  const { entries, mistakes } = readBibtex(text);
  if (mistakes.length) return [];
  const lines = text.split('\n');
  return entries.map(({ key, place }) => {
    const from = lines.slice(0, place.line - 1).join('\n').length + (place.line > 1 ? 1 : 0) + place.column - 1;
    const scanner = new Scanner(text);
    scanner.at = from + 1;
    scanner.take(/[a-z]+/);
    scanner.enclosed(scanner.take(/[{(]/) === '(' ? ')' : '}', from);
    return { key, from, to: scanner.at, text: text.slice(from, scanner.at) };
  });
}

function partOf(text: string, key: string): Part {
  const part = partsOf(text).find((each) => each.key === key);
  if (!part) throw new Refusal(404, `publications.bib has no entry ${key}.`);
  return part;
}

/** The file's text with one entry written anew. */
export function withEntry(text: string, key: string, entry: string): string {
  const { from, to } = partOf(text, key);
  const edited = text.slice(0, from) + withEndings(text.slice(from, to), entry) + text.slice(to);
  const { entries, mistakes } = readBibtex(edited);
  if (!mistakes.length && entries.length !== partsOf(text).length) {
    throw new Refusal(422, 'One entry is edited at a time: the text must hold one, from @ to its last brace.');
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
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { text: text.slice(0, to) + eol + eol + copy + text.slice(to), key: twin };
}
