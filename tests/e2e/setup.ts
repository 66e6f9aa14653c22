import { fileURLToPath } from 'node:url';
import { serveSite } from '../../src/commands/serve/serveSite.ts';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import forgetSites from '../builtSites.ts';

/** Serves `dist/` twice: as a plain static host does, and as `npm start` does, with a receiver for the form. */
export default async function setup() {
  forgetSites();
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  const host = await serveStatic(dist, { port: 0 });
  const start = await serveSite({ port: 0, log: () => {} });
  process.env.HOST_ORIGIN = host.origin;
  process.env.START_ORIGIN = start.origin;
  return async () => {
    await host.close();
    await start.close();
  };
}
