/** Undoes changes of content, byte for byte, until the editor ends. */
import { randomUUID } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentRoot } from '#base/contentPath.ts';
import { type Changes, openFolder } from '#content/folder.ts';
import { isSameText } from '#content/writeFiles.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import type { SaveResult } from '../api.ts';
import { bytesIn, versionOf, writeAll } from './disk.ts';
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

/** What a response says of a change that was written. */
export type ChangeResult = Pick<SaveResult, 'undo' | 'versions'>;

/** Returns the versions of publications.bib before and after a change of it. */
function versionsIn(before: Changes, after: Changes): ChangeResult {
  if (!after.has(publicationsFile)) return {};
  const version = (changes: Changes) => versionOf(Buffer.from(changes.get(publicationsFile) ?? ''));
  return { versions: { file: publicationsFile, before: version(before), after: version(after) } };
}

/** Keeps the bytes before and after a change, so that it can be undone. */
export function remember(before: Changes, after: Changes): ChangeResult {
  const name = randomUUID();
  done.set(name, { before, after });
  for (const oldest of [...done.keys()].slice(0, -most)) done.delete(oldest);
  return { undo: name, ...versionsIn(before, after) };
}

/** Removes an empty folder, and its parents if they are empty. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.' || folder === contentRoot) return;
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
  const message = file ? `${file} was restored.` : 'The change was undone.';
  return { file: file ?? siteFile, message, ...versionsIn(now, before) };
}
