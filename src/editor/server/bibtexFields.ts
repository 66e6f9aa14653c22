/** Writes changed fields into an entry of publications.bib. Everything else keeps its bytes. */

import { tidy } from '#base/characters.ts';
import { mustBe } from '#base/explain.ts';
import { publicationKey } from '#base/fields.ts';
import { eolOf } from '#base/lines.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { monthAbbreviations } from '#sections/publications/dates.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import type { PublicationValues } from '../api.ts';
import { type BibtexPart, bibliographyParts, partWithKey } from './bibliography.ts';
import { HttpError } from './httpError.ts';

/** Returns whether BibTeX reads a value without braces. */
const needsNoBraces = (value: string) => /^\d+$/.test(value) || monthAbbreviations.includes(value);

/** Returns a value with its old quotes if possible, or in braces. */
function written(value: string, like = '{'): string {
  if (needsNoBraces(value) && !/^[{"]/.test(like)) return value;
  return like.startsWith('"') && !value.includes('"') ? `"${value}"` : `{${value}}`;
}

/** Returns whether all braces are in pairs. Others would end the entry too early or too late. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === '{') depth++;
    if (character === '}' && --depth < 0) return false;
  }
  return depth === 0;
}

const unwritable = () => new HttpError(422, "Nothing was saved: the form can't write this entry. Edit it as BibTeX.");

const put = (text: string, from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to);

/** Removes a field, with its line if it has its own. */
function withoutField(text: string, { from }: BibtexPart, name: string, value: number, end: number): string {
  const named = from + text.slice(from, value).replace(/\s*=\s*$/, '').length - name.length;
  const [before = ''] = /(?:\r?\n)?[ \t]*$/.exec(text.slice(from, named)) ?? [];
  const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? [];
  return put(text, named - before.length, end + comma.length, '');
}

/** Adds a field below the others, with their indent, and `=` in the column of the first one's. */
function withField(text: string, { from, type, key, fields }: BibtexPart, name: string, value: string): string {
  const [first] = fields.values();
  const last = [...fields.values()].at(-1);
  const end = last ? last.at + last.source.length : text.indexOf(key, from + type.length) + key.length;
  const line = first ? text.slice(text.lastIndexOf('\n', first.at) + 1, first.at) : '';
  const [, indent = '  ', firstName = '', gap = ' '] = /^([ \t]+)([^\s=]+)([ \t]*)=[ \t]*$/.exec(line) ?? [];
  const named = gap ? `${name.padEnd(firstName.length + gap.length - 1)} = ` : `${name}=`;
  const field = `${indent}${named}${written(value, name === 'month' ? '' : '{')},`;
  const [comma] = /^\s*,/.exec(text.slice(end)) ?? [''];
  const rest = text.slice(end + comma.length);
  // A brace on the same line, which ends the entry, moves to its own line.
  const close = /^[ \t]*[})]/.test(rest) ? eolOf(text) : '';
  return text.slice(0, end) + (comma || ',') + eolOf(text) + field + close + rest;
}

/** @throws HttpError with each invalid field, and the key if it is invalid */
function assertFit(text: string, key: string, wanted: string, fields: Readonly<Record<string, string>>): void {
  const isTaken = wanted !== key && bibliographyParts(text).some((part) => part.key === wanted);
  const unfit = isTaken ? `is the key of another entry (found ${wanted}). Choose another.` : keyProblem(wanted);
  const unbalanced = Object.entries(fields).filter(([, value]) => !isBalanced(value));
  const problem = (field: string, message: string) => ({ file: publicationsFile, path: [key, field], message });
  const problems = [
    ...(unfit ? [problem('key', unfit)] : []),
    ...unbalanced.map(([name]) => problem(name, 'must have as many } as {')),
  ];
  if (problems.length) throw new HttpError(422, 'Nothing was saved.', { problems });
}

const keyProblem = (key: unknown) =>
  publicationKey.safeParse(key).success
    ? undefined
    : mustBe('a key without spaces and commas, such as sample2026', key);

/**
 * Returns the file's text with the values of a form. Equal values keep their bytes.
 * @param text of the whole file
 * @param key of the entry in the file
 * @throws HttpError if the form can't write them
 */
export function withFields(text: string, key: string, values: PublicationValues): string {
  const held = Object.entries(values.fields ?? {}).map(([name, value]) => [name, tidy(String(value ?? ''))] as const);
  const fields = Object.fromEntries(held.filter(([, value]) => value));
  const before = partWithKey(text, key);
  assertFit(text, key, values.key, fields);
  let edited = text;
  for (const name of new Set([...before.fields.keys(), ...Object.keys(fields)])) {
    const part = partWithKey(edited, key);
    const [there, wanted] = [part.fields.get(name), fields[name]];
    if ((there?.value ?? '') === (wanted ?? '')) continue;
    const end = there ? there.at + there.source.length : 0;
    if (!there) edited = withField(edited, part, name, wanted ?? '');
    else if (wanted === undefined) edited = withoutField(edited, part, name, there.at, end);
    else edited = put(edited, there.at, end, written(wanted, there.source));
  }
  const typeAt = before.from + 1;
  const keyAt = text.indexOf(key, typeAt + before.type.length);
  if (values.key !== key) edited = put(edited, keyAt, keyAt + key.length, values.key);
  if (values.type !== before.type) edited = put(edited, typeAt, typeAt + before.type.length, values.type);
  assertRead(edited, { ...values, fields }, text);
  return edited;
}

/** @throws HttpError if the file doesn't have the form's values, or has another number of entries */
function assertRead(edited: string, { type, key, fields }: PublicationValues, before: string): void {
  const { entries, problems } = readBibtex(edited);
  const now = entries.find((entry) => entry.key === key);
  const read = Object.fromEntries([...(now?.fields ?? [])].map(([name, { value }]) => [name, value]));
  const isRead =
    !problems.length &&
    entries.length === readBibtex(before).entries.length &&
    now?.type === type &&
    Object.keys({ ...read, ...fields }).every((name) => (read[name] ?? '') === (fields[name] ?? ''));
  if (!isRead) throw unwritable();
}
