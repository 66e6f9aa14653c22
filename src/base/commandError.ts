import { accessSync, constants, existsSync, globSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export class CommandError extends Error {}

const free = 'The disk is full. Free some space, and try again.';
const fileInTheWay = 'is a file, where a folder is needed. Move it away, and try again.';
const reasons: Readonly<Record<string, string>> = {
  EACCES: "can't be read or written by you. Change its owner or its permissions, and try again.",
  EPERM: "can't be changed by you. Change its owner or its permissions, and try again.",
  EROFS: 'is on a read-only disk. Use a folder that you can write to.',
  ENOTDIR: fileInTheWay,
  EEXIST: fileInTheWay,
  EISDIR: 'is a folder, where a file is needed. Move it away, and try again.',
};

function named(path: string, root: string): string {
  // Temporary files have other names; the folder is what can't be written.
  const inside = relative(root, path.replace(/[\\/]\.\d+-[^\\/]*\.tmp(?=[\\/]|$).*/, '') || '/').replaceAll('\\', '/');
  return !inside ? 'This folder' : inside.startsWith('..') ? path : inside;
}

function fileIn(path: string): string {
  const above = dirname(path);
  return statSync(path, { throwIfNoEntry: false })?.isFile() || above === path ? path : fileIn(above);
}

/** Returns a sentence with a fix, if an error is about the disk or for the owner; undefined for all others. */
export function explainError(error: unknown, root: string): string | undefined {
  if (error instanceof CommandError) return error.message;
  const { code = '', path = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return free;
  const reason = reasons[code] ?? (/^E[A-Z]+$/.test(code) ? `can't be used (${code}). Try again.` : '');
  return reason && path ? `${named(reason === fileInTheWay ? fileIn(path) : path, root)} ${reason}` : undefined;
}

export const explainOutput = (output: string): string | undefined =>
  /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i.test(output) ? free : undefined;

/** Checks that folders can be written or created. @throws CommandError with the first that can't */
export function assertWritable(root: string, folders: readonly string[]): void {
  try {
    for (const folder of folders.map((each) => join(root, each))) {
      let nearest = folder;
      while (!existsSync(nearest)) nearest = dirname(nearest);
      if (!statSync(nearest).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR', path: nearest });
      const below = nearest === folder && folder !== root ? globSync('**/', { cwd: folder }) : [];
      for (const each of ['', ...below]) accessSync(join(nearest, each), constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    throw new CommandError(explainError(error, root) ?? String(error));
  }
}
