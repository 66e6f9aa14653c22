/** `npm run edit`: the site in development mode, and an editor of `content/` beside it, on this machine only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../editor/server/install.ts';
import { assertFree, explainListenError, wantedPort } from './lib/port.ts';
import { readSiteAddress } from './lib/readSiteAddress.ts';
import { root, run } from './lib/run.ts';

/** @throws with the message that tells it where a port is taken, or is none */
async function freePort(name: string, usual: number): Promise<number> {
  const port = wantedPort(process.env, name, usual);
  await assertFree(port).catch((error: unknown) => {
    throw new Error(explainListenError(error, port, name) ?? String(error));
  });
  return port;
}

try {
  const sitePort = await freePort('PORT', 4321);
  const port = await freePort('EDITOR_PORT', sitePort + 1);
  await install();
  // Only now is there what the editor's page is made of.
  const { bundle } = await import('../editor/server/bundle.ts');
  const { serveEditor } = await import('../editor/server/server.ts');
  const preview = `http://localhost:${sitePort}`;
  const base = readSiteAddress().base.replace(/\/$/, '');
  const editor = await serveEditor({ root, port, preview, base, assets: await bundle() });
  console.log(`The editor is at ${editor.origin}`);
  console.log(`The site is at ${preview}${base} as soon as it has started. Stop with Ctrl+C.\n`);
  // Without this a changed schema would not reach entries that Astro remembers.
  rmSync(join(root, '.astro/data-store.json'), { force: true });
  process.exitCode = await run('astro', ['dev'], { env: { ASTRO_TELEMETRY_DISABLED: '1', PORT: String(sitePort) } });
  await editor.close();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
