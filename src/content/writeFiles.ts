import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { besideOf } from '#base/beside.ts';
import type { Changes } from './folder.ts';

/** Writes bytes to a temporary file in the same folder. @throws if the disk is full; then it is deleted */
function stage(path: string, bytes: Uint8Array | string): string {
  const temporary = besideOf(path);
  const handle = openSync(temporary, 'wx', statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return temporary;
}

export const isSameText = (one: Uint8Array | string | null, other: Uint8Array | string | null): boolean =>
  one === null || other === null ? one === other : Buffer.from(one).equals(Buffer.from(other));

/**
 * Writes and deletes files, all or none, and creates the folders they need. A symbolic link stays.
 * @throws if a file can't be written or deleted; then the others are as before
 */
export function writeFiles(root: string, changes: Changes): void {
  const staged: { path: string; temporary: string | null; before: Buffer | null }[] = [];
  const done: typeof staged = [];
  const folders: string[] = [];
  try {
    for (const [file, bytes] of changes) {
      const named = join(root, file);
      const folder = mkdirSync(dirname(named), { recursive: true });
      if (folder) folders.push(folder);
      const before = existsSync(named) ? readFileSync(named) : null;
      const path = before && bytes !== null ? realpathSync(named) : named;
      staged.push({ path, before, temporary: bytes === null ? null : stage(path, bytes) });
    }
    // New files come first, deletions last: if the program is killed, what moves between files is in one of them.
    const rank = ({ before, temporary }: (typeof staged)[number]) => (before === null ? 0 : temporary === null ? 2 : 1);
    for (const each of staged.toSorted((a, b) => rank(a) - rank(b))) {
      if (each.temporary === null) rmSync(each.path);
      else renameSync(each.temporary, each.path);
      done.push(each);
    }
  } catch (error) {
    for (const { path, before } of done) {
      if (before === null) rmSync(path);
      else renameSync(stage(path, before), path);
    }
    for (const { temporary } of staged) if (temporary !== null) rmSync(temporary, { force: true });
    for (const folder of folders) rmSync(folder, { recursive: true });
    throw error;
  }
}
