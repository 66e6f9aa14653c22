/** The changes of a version, for its release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';

/** Returns the part of a changelog for a version, without its heading; undefined if there is none. */
export const notesOf = (changelog: string, version: string): string | undefined =>
  changelog
    .split(/^## /m)
    .find((part) => part.startsWith(`${version}\n`))
    ?.slice(version.length)
    .trim();

/** @returns the exit code */
export function printNotes(version = ''): number {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { version: current } = JSON.parse(read('package.json'));
  const notes = notesOf(read('CHANGELOG.md'), version);
  if (version !== current) console.error(`package.json has version ${current}, not ${version}.`);
  else if (!notes) console.error(`CHANGELOG.md has no part for ${version}.`);
  else console.log(notes);
  return version === current && notes ? 0 : 1;
}
