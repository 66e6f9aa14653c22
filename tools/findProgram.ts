import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first program on the search path that has one of these names. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}
