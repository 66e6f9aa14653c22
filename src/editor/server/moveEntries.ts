/** Moves entries of a kind. */
import type { ContentFile } from '#content/contentFile.ts';
import type { ContentKind } from '#content/contentSchemas.ts';
import { openFolder, withChanges } from '#content/folder.ts';
import { type Content, filesOf, kindOf } from '#content/readContent.ts';
import { entryOf } from '#sections/index.ts';
import type { EntryRules, SortKeys } from '#sections/section.ts';
import type { Move, MoveResult } from '../api.ts';
import { contentWith, write } from './check.ts';
import { bytesOf, isWithin, versionIn } from './disk.ts';
import { HttpError } from './httpError.ts';
import { moveEntry } from './moveEntry.ts';
import { edit, sortKeysOf, valuesOf } from './open.ts';

/** An entry's file, and the fields that it is sorted by. */
interface EntryFile extends Omit<SortKeys, 'order'> {
  file: ContentFile;
  order?: number | undefined;
}

/** Returns the entries of a kind that can be edited, in the order of the pages. */
function editableEntries(content: Content, root: string, kind: ContentKind, { compare }: EntryRules): EntryFile[] {
  const files = filesOf(content, kind).filter(({ path }) => isWithin(root, path));
  return files.map((file) => ({ ...sortKeysOf(file), file })).sort(compare);
}

/**
 * Returns the kind of the moved entries.
 * @throws HttpError if moves are not of one kind whose entries are sorted by `order`
 */
function orderedKind(moves: readonly Move[]): { kind: ContentKind; rules: EntryRules } {
  const [kind, ...others] = new Set(moves.map(({ file }) => kindOf(file)));
  const rules = kind && entryOf(kind);
  if (!kind || others.length || rules?.sortedBy !== 'order')
    throw new HttpError(400, 'A move requires files of entries of one kind, whose entries can be ordered.');
  return { kind, rules };
}

/**
 * Moves entries one after another, and writes `order` only where it changes.
 * @throws HttpError if a file can't be changed; then nothing is written
 */
export async function moveEntries(root: string, moves: readonly Move[]): Promise<MoveResult> {
  const { kind, rules } = orderedKind(moves);
  const before = editableEntries(await contentWith(root), root, kind, rules);
  const after = moves.reduce((entries, { file, by }) => {
    const from = entries.findIndex((entry) => entry.file.path === file);
    if (from < 0) throw new HttpError(400, `${file} doesn't exist.`);
    const to = Math.min(Math.max(from + by, 0), entries.length - 1);
    return moveEntry(entries, from, to, rules.compare);
  }, before);
  const orders = new Map(before.map(({ file, order }) => [file, order]));
  const edited = after.flatMap(({ file, order }) => {
    const orderBefore = orders.get(file);
    if (order === orderBefore) return [];
    const { path, text = '' } = file;
    return { path, text, edited: edit(file, { values: { ...valuesOf(file), order } }), order, orderBefore };
  });
  const changes = new Map(edited.map((each) => [each.path, each.edited]));
  const now = openFolder(root, { withPrivate: true });
  const files = edited.map(({ path: file, order, orderBefore }) => ({
    file,
    before: { version: versionIn(now, file), order: orderBefore },
    after: { version: versionIn(withChanges(now, changes), file), order },
  }));
  await write(root, changes, () => {
    const folder = openFolder(root, { withPrivate: true });
    const other = edited.find(({ path, text }) => bytesOf(folder, path).toString() !== text);
    if (other) throw new HttpError(409, `${other.path} was changed meanwhile. Try again.`);
  });
  return { message: 'The order was saved.', files };
}
