/** `vitrine edit`: serves the site in development mode and an editor of `content/`, on this machine only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program, root } from '#base/folders.ts';
import { href } from '#base/urls.ts';
import { readSiteUrl } from './build/readSiteUrl.ts';
import type { Action } from './cli/commandLine.ts';
import { develop } from './processes/develop.ts';
import { freePort } from './processes/port.ts';

/** Returns the files of the editor's page: in the package as they were packed, bundled in the repository. */
async function editorPage(): Promise<Map<string, string | Uint8Array>> {
  const packed = join(program, 'editor');
  if (existsSync(packed)) return new Map(readdirSync(packed).map((name) => [name, readFileSync(join(packed, name))]));
  const { bundle } = await import('#editor/server/bundle.ts');
  return (await bundle()).files;
}

export const run: Action<'edit'> = async () => {
  const sitePort = await freePort('PORT', 4321);
  const port = await freePort('EDITOR_PORT', sitePort + 1);
  const site = `http://localhost:${sitePort}${href('', (await readSiteUrl()).base)}`;
  // Astro starts while the editor is loaded.
  const stop = new AbortController();
  const ended = develop(sitePort, stop.signal);
  // An error of its start is thrown below, once the editor is loaded.
  ended.catch(() => undefined);
  try {
    const { serveEditor } = await import('#editor/server/server.ts');
    const editor = await serveEditor({ root, port, site, files: await editorPage() });
    console.log(`The editor is at ${editor.origin}`);
    console.log(`The site is at ${site} as soon as it has started. Stop with Ctrl+C.\n`);
    await ended.finally(editor.close);
  } catch (error) {
    stop.abort();
    await ended.catch(() => undefined);
    throw error;
  }
  return ended;
};
