import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { readSiteUrl } from '../build/readSiteUrl.ts';
import { receive, receiverPath, useReceiver } from './receiver.ts';
import { type StaticServer, serveStatic } from './staticServer.ts';

interface Options {
  port: number;
  /** Whether `dist/` is complete; until then it responds with 503. */
  ready?: () => boolean;
  log?: (line: string) => void;
}

/**
 * Serves `dist/` on this machine. The form posts to a receiver instead of the service.
 * @throws with code EADDRINUSE if the port is taken
 */
export async function serveSite({ port, ready = () => true, log }: Options): Promise<StaticServer> {
  const { base } = await readSiteUrl();
  return serveStatic(join(root, 'dist'), {
    port,
    base,
    transform: useReceiver,
    before: (request, response) => {
      if (request.url?.startsWith(receiverPath)) void receive(request, response, log);
      else if (!ready()) response.writeHead(503, { 'Retry-After': '2' }).end('The site is being built.');
      else return false;
      return true;
    },
  });
}
