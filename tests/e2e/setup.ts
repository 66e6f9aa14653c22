import { fileURLToPath } from 'node:url';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import forgetSites from '../builtSites.ts';

/** Serves `dist/` as a plain static host does. */
export default async function setup() {
  forgetSites();
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  const host = await serveStatic(dist, { port: 0 });
  process.env.HOST_ORIGIN = host.origin;
  return () => host.close();
}
