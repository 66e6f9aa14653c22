/** Content as the pages get it: read and prepared once, in development after each change. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isError } from '#base/problems.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { type PageContent, prepare } from './prepare.tsx';

async function load(folder: ContentFolder): Promise<PageContent> {
  const content = await readContent(folder);
  const errors = content.problems.filter(isError);
  if (errors.length || !content.site) throw new Error(formatProblems(errors));
  return prepare({ ...content, site: content.site });
}

const root = process.cwd();
/** Outlives this module, which development loads anew with each change. */
const memory: typeof globalThis & { vitrine?: { state: string; content: Promise<PageContent> } } = globalThis;

/** Content as it is now. While it can't be read, the last content stays. */
async function reload(): Promise<PageContent> {
  const folder = openFolder(root);
  const state = folder.paths.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`).join('\n');
  if (memory.vitrine?.state === state) return memory.vitrine.content;
  const [content, last] = [load(folder), memory.vitrine?.content];
  const kept = content.catch((error: Error) => {
    if (!last) throw error;
    return last;
  });
  memory.vitrine = { state, content: kept };
  return kept;
}

/**
 * The content of the site, read and prepared once; in development, again after each change.
 * @throws if a file can't be read, with all problems
 */
export function getContent(): Promise<PageContent> {
  if (import.meta.env.DEV) return reload();
  memory.vitrine ??= { state: '', content: load(openFolder(root)) };
  return memory.vitrine.content;
}
