/** `npm run edit`: the site in development mode, and an editor of `content/` beside it, on this machine only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../editor/server/bundle.ts';
import { install } from '../editor/server/install.ts';
import { serveEditor } from '../editor/server/server.ts';
import { assertFree, explainListenError, wantedPort } from './lib/port.ts';
import { readSiteAddress } from './lib/readSiteAddress.ts';
import { root, run } from './lib/run.ts';

/** The port that is asked for now, for the message where it is taken. */
let port: number | undefined;
try {
  const sitePort = wantedPort(process.env);
  port = sitePort;
  await assertFree(port);
  port = wantedPort({ PORT: process.env.EDITOR_PORT || String(sitePort + 1) });
  await assertFree(port);
  await install();
  const preview = `http://localhost:${sitePort}`;
  const { base } = readSiteAddress();
  const editor = await serveEditor({ root, port, preview, base: base === '/' ? '' : base, assets: await bundle() });
  console.log(
    `The editor is at ${editor.origin}\nThe site is at ${preview}${base} as soon as it has started. Stop with Ctrl+C.\n`,
  );
  // Without this a changed schema would not reach entries that Astro remembers.
  rmSync(join(root, '.astro/data-store.json'), { force: true });
  const env = { ASTRO_TELEMETRY_DISABLED: '1', PORT: String(sitePort) };
  process.exitCode = await run('astro', ['dev'], { env });
  await editor.close();
} catch (error) {
  const explained = explainListenError(error, port ?? 0) ?? ((error as Error).message || undefined);
  console.error(explained);
  process.exitCode = 1;
}
