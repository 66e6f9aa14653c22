import { globSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '#base/folders.ts';
import type { Edition } from '#content/edition.ts';

const pages = join(program, 'src/site/pages');

/** Files that a site has only once, for all its languages. */
const once =
  /^\[\.\.\.moved\]|^(favicon|humans|publications|robots|sitemap)\.|^(\.well-known|icons|papers|pictures)\/|^publications\/.*\.ts$/;

/** The page and documents of an application, by their paths below its own. */
const tailored = {
  '': 'application/index.astro',
  '/resume.pdf': 'pages/resume.pdf.ts',
  '/letter.pdf': 'application/letter.pdf.ts',
  '/cards/[...card].png': 'pages/cards/[...card].png.ts',
};

interface InjectedRoute {
  pattern: string;
  entrypoint: string;
}

/** Returns the routes of an edition: those of the first one, which are files in `pages/`, below its path. */
export function editionRoutes({ path: edition, application }: Edition): InjectedRoute[] {
  if (application)
    return Object.entries(tailored).map(([path, file]) => ({
      pattern: edition + path,
      entrypoint: join(program, 'src/site', file),
    }));
  return globSync('**/*.{astro,ts}', { cwd: pages })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !once.test(file))
    .sort()
    .map((file) => {
      const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '');
      return { pattern: [edition, path].filter(Boolean).join('/'), entrypoint: join(pages, file) };
    });
}
