import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first program in PATH with one of these names. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}
