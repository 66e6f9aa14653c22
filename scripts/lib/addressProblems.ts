import { basename } from 'node:path';
import { contentFiles } from '../../src/schemas.ts';
import type { Problem } from './checkContent.ts';
import { contentFilesOf, readFacts } from './contentSource.ts';

/** Letters of any script, so that a name can be read out; small ones, since some disks know no others. */
const isName = (name: string) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(name) && name === name.toLowerCase();

/** What is wrong with the addresses that files and former addresses make: no names, or the same twice. */
export function addressProblems(root: string): Problem[] {
  const projects = contentFilesOf(root, contentFiles.projects.pattern);
  const unnamed = [...projects, ...contentFilesOf(root, contentFiles.experience.pattern)]
    .filter((file) => !isName(basename(file, '.md')))
    .map((file) => {
      const message = 'must have a name of small letters, digits and hyphens, such as online-card-game.md';
      return { file, message };
    });

  const owners = new Map(projects.map((file) => [basename(file, '.md'), file]));
  const twice = projects.flatMap((file) => {
    const { facts, data } = readFacts(root, file) ?? {};
    const aliases = data && typeof data === 'object' && 'aliases' in data ? data.aliases : undefined;
    if (!facts || !Array.isArray(aliases)) return [];
    return aliases.map(String).flatMap((alias, index) => {
      const owner = owners.get(alias);
      const message = `aliases[${index + 1}] is "${alias}", and so is the address of ${owner}`;
      if (owner) return [{ ...facts.place(['aliases', index]), message }];
      owners.set(alias, file);
      return [];
    });
  });
  return [...unnamed, ...twice];
}
