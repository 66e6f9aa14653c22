/** Content for the pages: read and prepared once in a build, and after each change in development. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { isError } from '#base/problems.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import type { Edition } from '#content/edition.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { editionsOf, readContent } from '#content/readContent.ts';
import { type PageContent, prepare } from './prepare.ts';

/** The route of a page or document. It begins with the path of its edition: `/fr/projects/[slug]`. */
export interface Route {
  routePattern: string;
}

async function load(folder: ContentFolder, edition: Edition): Promise<PageContent> {
  const content = await readContent(folder, edition);
  const errors = content.problems.filter(isError);
  if (errors.length || !content.site) throw new Error(formatProblems(errors));
  return prepare({ ...content, site: content.site });
}

/** By edition path. Global, since development reloads this module after each change. */
const memory: typeof globalThis & {
  vitrine?: Map<string, { state: string; content: Promise<PageContent> }>;
  editions?: readonly [Edition, ...Edition[]];
} = globalThis;

/** Returns the edition of a route. Default: the first one. */
function editionAt({ routePattern }: Route): Edition {
  memory.editions = (!import.meta.env.DEV && memory.editions) || editionsOf(openFolder(root));
  const [first, ...others] = memory.editions;
  return others.find(({ path }) => routePattern === path || routePattern.startsWith(`${path}/`)) ?? first;
}

/** Returns paths and modification times of the content files in development, and a constant in a build. */
function stateOf({ paths }: ContentFolder): string {
  if (!import.meta.env.DEV) return '';
  return paths.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`).join('\n');
}

/**
 * Returns the content of a route's edition, cached in a build and reloaded after changes in development. If reloading
 * fails, the last valid content stays.
 * @throws if content has errors, with all of them in the message
 */
export function getContent(route: Route = { routePattern: '' }): Promise<PageContent> {
  memory.vitrine ??= new Map();
  const edition = editionAt(route);
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
