/** `npm run dev`: the site with hot reload, on this machine only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { assertFree, explainListenError, wantedPort } from './lib/port.ts';
import { root, run } from './lib/run.ts';

let port: number | undefined;
try {
  port = wantedPort(process.env);
  await assertFree(port);
  // Without this a changed schema would not reach entries that Astro remembers.
  rmSync(join(root, '.astro/data-store.json'), { force: true });
  process.exitCode = await run('astro', ['dev'], { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
} catch (error) {
  const explained = port === undefined ? (error as Error).message : explainListenError(error, port);
  if (!explained) throw error;
  console.error(explained);
  process.exitCode = 1;
}
