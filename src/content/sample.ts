import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile } from '#sections/contentFiles.ts';
import type { Content } from './readContent.ts';

/** Returns whether content/site.yaml has `sample: true`, even if it has errors. */
export function isSample({ files }: Pick<Content, 'files'>): boolean {
  return files.get(siteFile)?.data?.sample === true;
}

/** Returns the folder that old content is moved to: the first of `content.old`, `content.old-2`, … without these files. */
export function folderAside(root: string, files: readonly string[] = ['']): string {
  let name = 'content.old';
  for (let number = 2; files.some((file) => existsSync(join(root, name, file))); number++)
    name = `content.old-${number}`;
  return name;
}
