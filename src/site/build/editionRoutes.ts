import { globSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '#base/folders.ts';
import type { Edition } from '#content/edition.ts';

const pages = join(program, 'src/site/pages');

/** Files that a site has only once, for all its languages. */
const once = /^(papers|pictures)\//;

/** Those that an application has too. */
const tailored = /^(index|\[\.\.\.file\]|cards\/.*)\./;

interface InjectedRoute {
  pattern: string;
  entrypoint: string;
}

/** Returns the routes of an edition: those of the first one, which are files in `pages/`, below its path. */
export function editionRoutes({ path: edition, application }: Edition): InjectedRoute[] {
  return globSync('**/*.{astro,ts}', { cwd: pages })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => (application ? tailored.test(file) : !once.test(file)))
    .sort()
    .map((file) => {
      const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '');
      return { pattern: [edition, path].filter(Boolean).join('/'), entrypoint: join(pages, file) };
    });
}
