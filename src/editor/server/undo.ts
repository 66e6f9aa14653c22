/** Undoes changes of content, byte for byte, until the editor ends. */
import { randomUUID } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Changes, openFolder } from '#content/folder.ts';
import { isSameText } from '#content/writeFiles.ts';
import { siteFile } from '#sections/contentFiles.ts';
import type { SaveResult } from '../api.ts';
import { bytesIn, writeAll } from './disk.ts';
import { HttpError } from './httpError.ts';

interface Change {
  before: Changes;
  after: Changes;
}

/** Changes that can be undone, oldest first. */
const done = new Map<string, Change>();
const most = 50;

/** Returns the bytes that files have now. */
export function bytesNow(root: string, files: Iterable<string>): Changes {
  return new Map([...files].map((file) => [file, bytesIn(root, file)]));
}

/** Keeps the bytes before and after a change. Returns the ID of the change. */
export function remember(before: Changes, after: Changes): string {
  const name = randomUUID();
  done.set(name, { before, after });
  for (const oldest of [...done.keys()].slice(0, -most)) done.delete(oldest);
  return name;
}

/** Removes an empty folder, and its parents if they are empty. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.' || folder === 'content') return;
  try {
    rmdirSync(join(root, folder));
  } catch {
    // The folder isn't empty.
    return;
  }
  removeEmpty(root, posix.dirname(folder));
}

/**
 * Restores the bytes of every file of a change.
 * @throws HttpError if one of them was changed since; then nothing is written
 */
export function undo(root: string, name: string): SaveResult {
  const change = done.get(name);
  if (!change) throw new HttpError(404, 'This change can no longer be undone.');
  const { before, after } = change;
  const now = bytesNow(root, after.keys());
  const other = [...after].find(([file, bytes]) => !isSameText(bytes, now.get(file) ?? null));
  if (other) throw new HttpError(409, `${other[0]} was changed since. Nothing was undone.`);
  writeAll(root, before);
  done.delete(name);
  const created = [...before].filter(([, bytes]) => bytes === null).map(([file]) => file);
  for (const file of created) removeEmpty(root, posix.dirname(file));
  const { has } = openFolder(root, { withPrivate: true });
  const file = [...before.keys()].find(has);
  return { file: file ?? siteFile, message: file ? `${file} was restored.` : 'The change was undone.' };
}
