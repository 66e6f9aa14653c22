import { startNginx } from '../tests/servers.ts';
import { findNginx } from '../tools/servers.ts';

/** What is used of autocannon, which is there only once it is installed. */
type Autocannon = (load: {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  headers: Record<string, string>;
}) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>;

/**
 * How many requests for `/` Debian's nginx answers a second by `deploy/nginx.conf`, compressed, over 64 connections.
 * @param folder the repository, with the site built
 * @returns undefined where nginx is not installed
 * @throws when any answer was not the page
 */
export async function requestsPerSecond(folder: string): Promise<number | undefined> {
  if (!findNginx()) return undefined;
  const { default: autocannon }: { default: Autocannon } = await import('autocannon' as string);
  const server = await startNginx({ folder });
  try {
    const load = { connections: 64, duration: 10, headers: { 'Accept-Encoding': 'br' } };
    const { requests, non2xx, errors } = await autocannon({ url: server.origin, ...load });
    if (non2xx + errors) throw new Error(`nginx failed ${non2xx + errors} of the requests for /.`);
    return requests.average;
  } finally {
    await server.stop();
  }
}
