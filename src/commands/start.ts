/** `vitrine start`: builds the site and serves it on this machine, with a receiver for the form. */
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { paintFor } from '#base/terminal.ts';
import { buildSite } from './build/buildSite.ts';
import { readSiteUrl } from './build/readSiteUrl.ts';
import type { Action } from './cli/commandLine.ts';
import { freePort } from './processes/port.ts';
import { receive, receiverPath, useReceiver } from './serve/receiver.ts';
import { serveStatic } from './serve/staticServer.ts';

export const run: Action<'start'> = async ({ verbose }) => {
  let built = false;
  // It listens before the build, so that a taken port is reported at once.
  const server = await serveStatic(join(root, 'dist'), {
    port: await freePort('PORT', 4321),
    base: (await readSiteUrl()).base,
    transform: useReceiver,
    before: (request, response) => {
      if (request.url?.startsWith(receiverPath)) void receive(request, response);
      else if (!built) response.writeHead(503, { 'Retry-After': '2' }).end('The site is being built.');
      else return false;
      return true;
    },
  });
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
