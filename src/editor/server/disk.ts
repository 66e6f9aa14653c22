/** Reads and writes content: never through a link, never half. */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Changes } from '#content/folder.ts';
import { Refusal } from './refusal.ts';

const pathOf = (root: string, file: string) => join(root, ...file.split('/'));

/** Whether a path is what it seems: no part of it is a symbolic link that leads elsewhere, or nowhere. */
export function isOwn(root: string, file: string): boolean {
  const path = pathOf(root, file);
  return existsSync(path) && realpathSync(path) === join(realpathSync(root), ...file.split('/'));
}

/** @throws Refusal where a symbolic link stands in a path */
export function assertOwn(root: string, file: string): void {
  if (!isOwn(root, file))
    throw new Refusal(403, `${file} leads out of its place (a symbolic link): it is not edited here.`);
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

/** Writes beside a file what is to take its place. */
function stage(path: string, bytes: Uint8Array | string): string {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  const handle = openSync(temporary, 'wx', statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return temporary;
}

/** @throws Refusal where a symbolic link stands in a path */
export function assertPlaces(root: string, files: Iterable<string>): void {
  for (const file of files) {
    const folder = posix.dirname(file);
    if (existsSync(pathOf(root, folder))) assertOwn(root, folder);
    if (lstatSync(pathOf(root, file), { throwIfNoEntry: false })?.isSymbolicLink()) assertOwn(root, file);
  }
}

/**
 * Writes files, all or none: first beside their places, then each into its own at once. Where one cannot take its
 * place, those before it are put back.
 * @throws Refusal where a symbolic link stands in a path
 */
export function writeAll(root: string, changes: Changes): void {
  assertPlaces(root, changes.keys());
  for (const file of changes.keys()) mkdirSync(pathOf(root, posix.dirname(file)), { recursive: true });
  const staged: { path: string; temporary: string | null; before: Buffer | null }[] = [];
  const done: typeof staged = [];
  try {
    for (const [file, bytes] of changes) {
      const path = pathOf(root, file);
      const before = existsSync(path) ? readFileSync(path) : null;
      staged.push({ path, before, temporary: bytes === null ? null : stage(path, bytes) });
    }
    for (const each of staged) {
      if (each.temporary === null) rmSync(each.path);
      else renameSync(each.temporary, each.path);
      done.push(each);
    }
  } catch (error) {
    for (const { path, before } of done) {
      if (before === null) rmSync(path);
      else writeFileSync(path, before);
    }
    throw error;
  } finally {
    for (const { temporary } of staged) if (temporary !== null) rmSync(temporary, { force: true });
  }
}
