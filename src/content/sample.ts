/** Sample content: how to recognize it, and where it goes when owners start their own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile } from '#sections/contentFiles.ts';
import type { Content } from './readContent.ts';

/** Returns whether content/site.yaml says `sample: true`, whatever else is wrong with it. */
export function isSample({ files }: Pick<Content, 'files'>): boolean {
  return files.get(siteFile)?.data?.sample === true;
}

/**
 * Returns where old content goes: the first of `content.old`, `content.old-2`, … that isn't there.
 * @param files if only these go there: the first folder that has none of them
 */
export function folderAside(root: string, files: readonly string[] = ['']): string {
  let name = 'content.old';
  for (let number = 2; files.some((file) => existsSync(join(root, name, file))); number++)
    name = `content.old-${number}`;
  return name;
}
