import { posix } from 'node:path';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { aliasesIn, onDisk, slugForm, slugRule, toSlug } from '#base/slug.ts';
import { entryKinds } from '#sections/index.ts';
import type { ContentFile } from '../contentFile.ts';
import type { ContentKind } from '../contentSchemas.ts';
import { type Content, filesOf } from '../readContent.ts';

function checkNames(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ slug }) => !slugForm.test(slug))
    .map(({ path }) => {
      const write = `${toSlug(posix.basename(path, '.md')) || 'online-card-game'}.md`;
      return { file: path, ...describe({ kind: 'slug', allowed: slugRule, write }) };
    });
}

function checkAliases(files: readonly ContentFile[]): Problem[] {
  const owners = new Map(files.map(({ slug, path }) => [onDisk(slug), path]));
  return files.flatMap((file) =>
    aliasesIn(file.data).flatMap((alias, index) => {
      // The entry was renamed back. Its first alias is its ID in the feed.
      if (alias === file.slug) return [];
      const owner = owners.get(onDisk(alias));
      if (owner) return [file.problem(['aliases', index], { kind: 'alias', found: alias, allowed: owner })];
      owners.set(onDisk(alias), file.path);
      return [];
    }),
  );
}

function checkTwins(paths: readonly string[]): Problem[] {
  return [...Map.groupBy(paths, onDisk).values()].flatMap(([first = '', ...others]) =>
    others.map((file) => ({ file, ...describe({ kind: 'sameName', allowed: first }) })),
  );
}

export function slugProblems(content: Content): Problem[] {
  const files = (kind: ContentKind) => filesOf(content, kind);
  return [
    ...entryKinds.map(files).flatMap((each) => [...checkNames(each), ...checkAliases(each)]),
    ...checkTwins(content.folder.paths),
  ];
}
