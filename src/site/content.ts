/** Content as the pages get it: read and prepared once, in development after each change. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isError } from '#base/problems.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import { type Edition, only } from '#content/edition.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { type PageContent, prepare } from './prepare.tsx';

async function load(folder: ContentFolder, edition: Edition): Promise<PageContent> {
  const content = await readContent(folder, edition);
  const errors = content.problems.filter(isError);
  if (errors.length || !content.site) throw new Error(formatProblems(errors));
  return prepare({ ...content, site: content.site });
}

const root = process.cwd();
/** By edition. It outlives this module, which development loads anew with each change. */
const memory: typeof globalThis & { vitrine?: Map<string, { state: string; content: Promise<PageContent> }> } =
  globalThis;

/** What content was read from: in development, the state of its files. */
function stateOf({ paths }: ContentFolder): string {
  if (!import.meta.env.DEV) return '';
  return paths.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`).join('\n');
}

/**
 * What the site says in an edition, read and prepared once; in development, again after each change. While it can't be
 * read there, the last content stays.
 * @throws if a file can't be read, with all problems
 */
export function getContent(edition = only): Promise<PageContent> {
  memory.vitrine ??= new Map();
  const last = memory.vitrine.get(edition.path);
  if (last && !import.meta.env.DEV) return last.content;
  const folder = openFolder(root);
  const state = stateOf(folder);
  if (last?.state === state) return last.content;
  const content = load(folder, edition).catch((error: Error) => {
    if (!last) throw error;
    return last.content;
  });
  memory.vitrine.set(edition.path, { state, content });
  return content;
}
