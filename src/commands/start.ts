/** `vitrine start`: builds the site and serves it on this machine, with a receiver for the form. */
import { paintFor } from '#base/terminal.ts';
import { buildSite } from './build/buildSite.ts';
import type { Action } from './cli/commandLine.ts';
import { freePort } from './processes/port.ts';
import { serveSite } from './serve/serveSite.ts';

export const run: Action<'start'> = async ({ verbose }) => {
  let built = false;
  // It listens before the build, so that a taken port is reported at once.
  const server = await serveSite({ port: await freePort('PORT', 4321), ready: () => built });
  try {
    built = (await buildSite({ verbose })) === 0;
  } finally {
    if (!built) await server.close();
  }
  if (!built) return 1;
  console.log(`\nThe site is at ${paintFor(process.stdout)('cyan', server.url)}`);
  console.log('Messages from the form are printed here, not sent. Stop with Ctrl+C.');
  console.log('Next: npm run edit to change the content, or npm run dev to see changes as you save.');
  return 0;
};
