import { startNginx } from '../tests/servers.ts';
import { findNginx } from '../tools/programs.ts';

/** The used part of autocannon, whose types exist only once it is installed. */
type Autocannon = (load: {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  headers: Record<string, string>;
}) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>;

/**
 * Returns the requests for `/` per second that Debian's nginx serves with `deploy/nginx.conf`, compressed, over 64
 * connections; undefined if nginx is not installed.
 * @param folder the repository, with the site built
 * @throws if any response is not the page
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
