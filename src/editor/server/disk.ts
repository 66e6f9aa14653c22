/** Reads and writes content, never through a symbolic link. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { belowContent } from '#base/contentPath.ts';
import type { Changes, ContentFolder } from '#content/folder.ts';
import { readTranslations } from '#content/readContent.ts';
import { folderAside } from '#content/sample.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { HttpError } from './httpError.ts';

const pathOnDisk = (root: string, file: string) => join(root, ...file.split('/'));

/** Returns whether a file exists, and no part of its path is a symbolic link. */
export function isWithin(root: string, file: string): boolean {
  const path = pathOnDisk(root, file);
  return existsSync(path) && realpathSync(path) === pathOnDisk(realpathSync(root), file);
}

/** @throws HttpError if a path has a symbolic link */
export function assertWithin(root: string, file: string): void {
  if (!isWithin(root, file)) throw new HttpError(403, `${file} is a symbolic link, which the editor doesn't follow.`);
}

/** Returns the bytes of a file before its first save. */
const blankFile = (file: string) => Buffer.from(file.endsWith('.md') ? '---\n---\n' : '');

/** Returns the bytes of a file, or those of a blank one if it doesn't exist yet. */
export function bytesOf(folder: ContentFolder, file: string): Buffer {
  return folder.has(file) ? folder.read(file) : blankFile(file);
}

/** Returns the bytes of a file in any folder; null if it doesn't exist. */
export function bytesIn(root: string, file: string): Buffer | null {
  const path = pathOnDisk(root, file);
  return existsSync(path) ? readFileSync(path) : null;
}

/** Returns the version of a file's bytes, by which a save detects changes since the file was opened. */
export const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Returns the version of a file and of its translations. */
export function versionIn(folder: ContentFolder, file: string): string {
  const texts = [...(readTranslations(folder).get(file)?.values() ?? [])].map(({ path }) => folder.read(path));
  const version = versionOf(bytesOf(folder, file));
  return texts.length ? versionOf(Buffer.from([version, ...texts.map(versionOf)].join(' '))) : version;
}

/** Returns the change that copies files out of content, and their new folder. */
export function copyAside(root: string, folder: ContentFolder, files: readonly string[]) {
  const aside = folderAside(root, files.map(belowContent));
  const copies = files.map((path) => [`${aside}/${belowContent(path)}`, bytesOf(folder, path)] as const);
  return { aside, copies };
}

/** Returns the change that moves files out of content, and their new folder. */
export function moveAside(root: string, folder: ContentFolder, files: readonly string[]) {
  const { aside, copies } = copyAside(root, folder, files);
  return { aside, changes: new Map<string, Buffer | null>([...files.map((path) => [path, null] as const), ...copies]) };
}

/** @throws HttpError if a path has a symbolic link */
export function assertPlaces(root: string, files: Iterable<string>): void {
  for (const file of files) {
    const folder = posix.dirname(file);
    if (existsSync(pathOnDisk(root, folder))) assertWithin(root, folder);
    if (lstatSync(pathOnDisk(root, file), { throwIfNoEntry: false })?.isSymbolicLink()) assertWithin(root, file);
  }
}

/**
 * Writes files, all or none.
 * @throws HttpError if a path has a symbolic link
 */
export function writeAll(root: string, changes: Changes): void {
  assertPlaces(root, changes.keys());
  writeFiles(root, changes);
}
