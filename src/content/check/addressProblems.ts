import { posix } from 'node:path';
import type { Problem } from '#base/problems.ts';
import { aliasesIn, slugForm, slugRule, toSlug } from '#base/slug.ts';
import type { ContentFile } from '../contentFile.ts';
import { type Content, filesOf } from '../readContent.ts';

/** Reports file names that make no address. */
function checkNames(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ slug }) => !slugForm.test(slug))
    .map(({ path }) => {
      const message = `file name must be ${slugRule}`;
      const better = toSlug(posix.basename(path, '.md')) || 'online-card-game';
      return { file: path, message: `${message}. Rename it, for example to ${better}.md.`, severity: 'error' };
    });
}

/** Reports file names that make no address, and addresses that two projects claim. */
export function addressProblems(content: Content): Problem[] {
  const projects = filesOf(content, 'projects');
  const owners = new Map(projects.map(({ slug, path }) => [slug, path]));
  const twice = projects.flatMap((file) =>
    aliasesIn(file.data).flatMap((alias, index) => {
      const owner = owners.get(alias);
      if (owner) return [file.problem(['aliases', index], `is "${alias}", and so is the address of ${owner}`)];
      owners.set(alias, file.path);
      return [];
    }),
  );
  const others = (['experience', 'writing', 'more'] as const).flatMap((kind) => filesOf(content, kind));
  return [...checkNames([...projects, ...others]), ...twice];
}
