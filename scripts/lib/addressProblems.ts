import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { parse } from 'yaml';
import { contentFiles } from '../../src/schemas.ts';
import { type Problem, readSource } from './checkContent.ts';

/** Letters of any script, so that a name can be read out; small ones, since some disks know no others. */
const isName = (name: string) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(name) && name === name.toLowerCase();

const filesOf = (root: string, pattern: string) =>
  globSync(`content/${pattern}`, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort();

/** Former addresses that a project names; none where its facts cannot be read, which is told elsewhere. */
function aliasesOf(root: string, file: string): string[] {
  try {
    const { aliases } = parse(readSource(file, readFileSync(join(root, file), 'utf8'))?.yaml ?? '') ?? {};
    return Array.isArray(aliases) ? aliases.map(String) : [];
  } catch {
    return [];
  }
}

/** What is wrong with the addresses that files and former addresses make: no names, or the same twice. */
export function addressProblems(root: string): Problem[] {
  const projects = filesOf(root, contentFiles.projects.pattern);
  const unnamed = [...projects, ...filesOf(root, contentFiles.experience.pattern)]
    .filter((file) => !isName(basename(file, '.md')))
    .map((file) => {
      const message = 'must have a name of small letters, digits and hyphens, such as online-card-game.md';
      return { file, message };
    });

  const owners = new Map(projects.map((file) => [basename(file, '.md'), file]));
  const twice = projects.flatMap((file) =>
    aliasesOf(root, file).flatMap((alias, index) => {
      const owner = owners.get(alias);
      if (owner) return [{ file, message: `aliases[${index + 1}] is "${alias}", and so is the address of ${owner}` }];
      owners.set(alias, file);
      return [];
    }),
  );
  return [...unnamed, ...twice];
}
