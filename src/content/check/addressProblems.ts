import { posix } from 'node:path';
import { aliasesIn, slugForm, slugOfFile, toSlug } from '#base/slug.ts';
import { contentFiles } from '#sections/index.ts';
import { contentFilesOf, readFacts } from '../contentSource.ts';
import type { Problem } from './checkContent.ts';

/** Reports file names that make no address. */
function checkNames(files: readonly string[]): Problem[] {
  return files
    .filter((file) => !slugForm.test(slugOfFile(file)))
    .map((file) => {
      const message = 'file name must be lowercase letters, digits and hyphens';
      const better = toSlug(posix.basename(file, '.md')) || 'online-card-game';
      return { file, message: `${message}. Rename it, for example to ${better}.md.` };
    });
}

/** Reports file names that make no address, and addresses that two projects claim. */
export function addressProblems(root: string): Problem[] {
  const projects = contentFilesOf(root, contentFiles.projects.pattern);
  const owners = new Map(projects.map((file) => [slugOfFile(file), file]));
  const twice = projects.flatMap((file) => {
    const { facts, data } = readFacts(root, file) ?? {};
    return aliasesIn(data).flatMap((alias, index) => {
      const owner = owners.get(alias);
      const message = `aliases[${index + 1}] is "${alias}", and so is the address of ${owner}`;
      if (owner && facts) return [{ ...facts.place(['aliases', index]), message }];
      owners.set(alias, file);
      return [];
    });
  });
  return [...checkNames([...projects, ...contentFilesOf(root, contentFiles.experience.pattern)]), ...twice];
}
