/** `npm run edit`: the site in development mode, and an editor of `content/` beside it, on this machine only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './cli/commandLine.ts';

await runCommand('edit', async () => {
  const { install } = await import('./processes/installEditor.ts');
  const { freePort } = await import('./processes/port.ts');
  const { readSiteAddress } = await import('./build/readSiteAddress.ts');
  const { root, runAstro } = await import('./processes/run.ts');
  try {
    const sitePort = await freePort('PORT', 4321);
    const port = await freePort('EDITOR_PORT', sitePort + 1);
    await install();
    // Only now is there what the editor's page is made of.
    const { bundle } = await import('#editor/server/bundle.ts');
    const { serveEditor } = await import('#editor/server/server.ts');
    const preview = `http://localhost:${sitePort}`;
    const base = (await readSiteAddress()).base.replace(/\/$/, '');
    const editor = await serveEditor({ root, port, preview, base, assets: await bundle() });
    console.log(`The editor is at ${editor.origin}`);
    console.log(`The site is at ${preview}${base} as soon as it has started. Stop with Ctrl+C.\n`);
    // Without this a changed schema would not reach entries that Astro remembers.
    rmSync(join(root, '.astro/data-store.json'), { force: true });
    const code = await runAstro(['dev'], { PORT: String(sitePort) });
    await editor.close();
    return code;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
});
