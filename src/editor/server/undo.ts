/** Undoes the last deletion, byte for byte, until the editor ends. */
import type { Changes } from '#content/folder.ts';
import { isSameText } from '#content/writeFiles.ts';
import type { SaveResult } from '../api.ts';
import { bytesIn, writeAll } from './disk.ts';
import { HttpError } from './httpError.ts';

let last: { before: Changes; after: Changes } | undefined;

/** Returns the bytes that files have now. */
const bytesNow = (root: string, files: Iterable<string>): Changes =>
  new Map([...files].map((file) => [file, bytesIn(root, file)]));

/** Keeps the bytes of files before a deletion. Returns how to finish it, once its changes are written. */
export function rememberDeletion(root: string, after: Changes): () => void {
  const before = bytesNow(root, after.keys());
  return () => {
    last = { before, after };
  };
}

/**
 * Restores the bytes of every file of the last deletion.
 * @throws HttpError if one of them was changed since; then nothing is written
 */
export function undo(root: string): SaveResult {
  if (!last) throw new HttpError(404, 'There is no deletion to undo.');
  const { before, after } = last;
  const now = bytesNow(root, after.keys());
  const other = [...after].find(([file, bytes]) => !isSameText(bytes, now.get(file) ?? null));
  if (other) throw new HttpError(409, `${other[0]} was changed since. Nothing was undone.`);
  writeAll(root, before);
  last = undefined;
  const [file = ''] = before.keys();
  return { file, message: `${file} was restored.` };
}
