/** Moves an entry in the list of its kind. */
import { filesOf, kindOf } from '#content/readContent.ts';
import { entryOf } from '#sections/index.ts';
import type { SaveResult } from '../api.ts';
import { contentWith, write } from './check.ts';
import { bytesIn, isWithin } from './disk.ts';
import { HttpError } from './httpError.ts';
import { edit, sortKeysOf, valuesOf } from './open.ts';

interface Ordered {
  order?: number | undefined;
}

/**
 * Returns the entries of a list with numbers that keep it in its order. Numbers that fit stay. Entries at its end have
 * none if they are in order without.
 * @param moved the entry whose number is new
 */
export function numbered<Entry extends Ordered>(
  list: readonly Entry[],
  moved: Entry,
  compare: (a: Entry, b: Entry) => number,
): Entry[] {
  const plain = list.map((entry) => ({ ...entry, order: undefined }));
  const needsNumber = (entry: Entry, index: number) => {
    const [one, next] = plain.slice(index, index + 2);
    return (entry !== moved && entry.order !== undefined) || (one && next && compare(one, next) > 0);
  };
  const count = list.findLastIndex(needsNumber) + 1;
  const [, second] = list;
  let last = Math.min(0, Math.ceil(second?.order ?? 2) - 2);
  return list.map((entry, index) => {
    if (index >= count) return { ...entry, order: undefined };
    const fits = entry !== moved && entry.order !== undefined && (index === 0 || entry.order > last);
    last = (fits ? entry.order : undefined) ?? Math.floor(last) + 1;
    return { ...entry, order: last };
  });
}

/**
 * Moves an entry by a number of places, and writes `order` where it changes.
 * @throws HttpError if a file can't be changed; then nothing is written
 */
export async function moveEntry(root: string, file: string, by: number): Promise<SaveResult> {
  const kind = kindOf(file);
  const rules = kind && entryOf(kind);
  if (!kind || rules?.sortedBy !== 'order') throw new HttpError(400, `${file} can't be moved.`);
  const files = filesOf(await contentWith(root), kind).filter(({ path }) => isWithin(root, path));
  const before = files.map((source) => ({ ...sortKeysOf(source), source })).sort(rules.compare);
  const from = before.findIndex(({ source }) => source.path === file);
  const [moved] = before.slice(from, from + 1);
  if (from < 0 || !moved) throw new HttpError(400, `${file} doesn't exist.`);
  const list = before.toSpliced(from, 1).toSpliced(Math.max(from + by, 0), 0, moved);
  const changed = numbered(list, moved, rules.compare).filter(({ order }, index) => order !== list[index]?.order);
  const edited = changed.map(({ source, order }) => ({
    source,
    text: edit(source, { values: { ...valuesOf(source), order } }),
  }));
  await write(root, new Map(edited.map(({ source, text }) => [source.path, text])), () => {
    const other = edited.find(({ source }) => bytesIn(root, source.path)?.toString() !== source.text);
    if (other) throw new HttpError(409, `${other.source.path} was changed meanwhile. Try again.`);
  });
  return { file, message: 'The order was saved.' };
}
