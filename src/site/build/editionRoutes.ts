import { globSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '#base/folders.ts';

const pages = join(program, 'src/site/pages');

/** Files that a site has only once, for all its languages. */
const once =
  /^(favicon|humans|publications|robots|sitemap)\.|^(\.well-known|icons|papers|pictures)\/|^publications\/.*\.ts$/;

/** Returns the routes of an edition, such as `/fr`: those of the first one, which are files in `pages/`, below its path. */
export function editionRoutes(edition: string): { pattern: string; entrypoint: string }[] {
  return globSync('**/*.{astro,ts}', { cwd: pages })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !once.test(file))
    .sort()
    .map((file) => {
      const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '');
      return { pattern: [edition, path].filter(Boolean).join('/'), entrypoint: join(pages, file) };
    });
}
