/** Reads and writes content, never through a symbolic link. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Changes } from '#content/folder.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { HttpError } from './httpError.ts';

const pathOf = (root: string, file: string) => join(root, ...file.split('/'));

/** Whether a path is what it seems: no part of it is a symbolic link that leads elsewhere, or nowhere. */
export function isOwn(root: string, file: string): boolean {
  const path = pathOf(root, file);
  return existsSync(path) && realpathSync(path) === join(realpathSync(root), ...file.split('/'));
}

/** @throws HttpError where a symbolic link stands in a path */
export function assertOwn(root: string, file: string): void {
  if (!isOwn(root, file))
    throw new HttpError(403, `${file} leads out of its place (a symbolic link): it is not edited here.`);
}

/** What a file that is one of its kind holds before it is there. */
const blankOf = (file: string) => Buffer.from(file.endsWith('.md') ? '---\n---\n' : '');

/** The bytes of a file; of one that is not there yet, what it begins with. */
export function readBytes(root: string, file: string): Buffer {
  const path = pathOf(root, file);
  return existsSync(path) ? readFileSync(path) : blankOf(file);
}

/** Names the bytes of a file, so that a save knows whether they are still those that were opened. */
export const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @throws HttpError where a symbolic link stands in a path */
export function assertPlaces(root: string, files: Iterable<string>): void {
  for (const file of files) {
    const folder = posix.dirname(file);
    if (existsSync(pathOf(root, folder))) assertOwn(root, folder);
    if (lstatSync(pathOf(root, file), { throwIfNoEntry: false })?.isSymbolicLink()) assertOwn(root, file);
  }
}

/**
 * Writes files, all or none.
 * @throws HttpError where a symbolic link stands in a path
 */
export function writeAll(root: string, changes: Changes): void {
  assertPlaces(root, changes.keys());
  writeFiles(root, changes);
}
