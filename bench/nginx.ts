import { startNginx } from '../tests/servers.ts';
import { findNginx } from '../tools/servers.ts';

/** The used part of autocannon, since its types exist only after it is installed. */
type Autocannon = (load: {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  headers: Record<string, string>;
}) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>;

/**
 * Returns requests per second for `/`, compressed, over 64 connections, of nginx with `deploy/nginx.conf`.
 * @param folder the repository with a built site
 * @returns undefined if nginx isn't installed
 * @throws if any request fails
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
