import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const root = process.cwd();

/**
 * The package, or the repository. Pages are bundled into the owner's `dist/` before they are drawn, so there only the
 * environment has the program's path (src/commands/processes/run.ts).
 */
export const program = process.env.VITRINE_PROGRAM ?? join(import.meta.dirname, '../..');

/** Where Node.js keeps what it compiled, which halves the time that a program needs to load. */
export const compileCache = join(root, '.cache/node');

/** Resolves a path that the owner typed. npm runs scripts in the folder of package.json, not in the owner's. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

/** Returns every file in a folder and below it, as paths from there with forward slashes; none if there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
