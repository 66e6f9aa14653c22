/** Content for the pages: read and prepared once in a build, and after each change in development. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { isError } from '#base/problems.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import type { Edition } from '#content/edition.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { type Content, contentIn, readContent } from '#content/readContent.ts';
import { isBuilt, type WholePage } from '#content/routes.ts';
import { type PageContent, prepare } from './prepare.ts';

/** The route of a page or document. It begins with the path of its edition: `/fr/projects/[slug]`. */
export interface Route {
  routePattern: string;
}

async function prepareContent(content: Content): Promise<PageContent> {
  const errors = content.problems.filter(isError);
  if (errors.length || !content.site) throw new Error(formatProblems(errors));
  return prepare({ ...content, site: content.site });
}

interface CacheEntry<Value> {
  state: string;
  content: Promise<Value>;
}

/** Files in all editions, and pages by edition path. Global, since development reloads this module after each change. */
const memory: typeof globalThis & {
  vitrine?: { files: CacheEntry<Content>; pages: Map<string, CacheEntry<PageContent>> };
} = globalThis;

/** Returns paths and modification times of the content files in development, and a constant in a build. */
function stateOf({ paths }: ContentFolder): string {
  if (!import.meta.env.DEV) return '';
  return paths.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`).join('\n');
}

function readFiles(last = memory.vitrine?.files): CacheEntry<Content> {
  if (last && !import.meta.env.DEV) return last;
  const folder = openFolder(root);
  const state = stateOf(folder);
  return last?.state === state ? last : { state, content: readContent(folder) };
}

/** Returns the content of a route's edition. If reloading fails, the last valid one stays. @throws with all errors */
export async function getContent({ routePattern }: Route = { routePattern: '' }): Promise<PageContent> {
  const files = readFiles();
  const { pages } = memory.vitrine ?? { pages: new Map() };
  memory.vitrine = { files, pages };
  const read = await files.content;
  const isOf = ({ path }: Edition) => path && (routePattern === path || routePattern.startsWith(`${path}/`));
  const edition = [...read.editions, ...read.tailored].find(isOf) ?? read.edition;
  const last = pages.get(edition.path);
  if (last?.state === files.state) return last.content;
  const content = prepareContent(contentIn(edition, read)).catch((error: Error) => {
    if (!last) throw error;
    return last.content;
  });
  pages.set(edition.path, { ...files, content });
  return content;
}

/** Returns the function that gives a page without parameters its path, if its edition has the page. */
export const pathIfBuilt = (path: string) => async (route: Route) =>
  isBuilt(path, (await getContent(route)).pages) ? [{ params: { list: undefined } }] : [];

/** Returns the content of each edition. */
export async function getEditions(): Promise<PageContent[]> {
  const { editions } = await getContent();
  return Promise.all(editions.map((edition) => getContent({ routePattern: edition.path })));
}

/** Returns the editions that have a page in their own language. Others show it in one of these, or lack it. */
export async function editionsInOwnLanguage(path: string): Promise<Edition[]> {
  const all = await getEditions();
  return all.filter(({ pages }) => isBuilt(path, pages) && !languageOfPage(pages, path)).map(({ edition }) => edition);
}

/** Returns the language of a page's text, if it isn't that of its edition. */
export const languageOfPage = (pages: readonly WholePage[], path: string): string | undefined =>
  pages.find((page) => page.path === path)?.lang;
