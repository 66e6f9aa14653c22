import type { IncomingMessage } from 'node:http';
import { loopbackHosts } from '#base/listenOnLoopback.ts';
import { HttpError } from './httpError.ts';

/** @throws HttpError for a foreign Host, a foreign Origin, a page elsewhere, or another content type than JSON */
export function assertOwnRequest({ method, headers }: IncomingMessage, port: number): void {
  const hosts = loopbackHosts(port);
  if (!headers.host || !hosts.includes(headers.host))
    throw new HttpError(403, 'The editor accepts only requests to its own host.');
  const isForeign = headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`);
  const site = headers['sec-fetch-site'];
  const isElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  // A link or a bookmark may open the page. Its further requests come from the page.
  const isOpening =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (isForeign || (isElsewhere && !isOpening))
    throw new HttpError(403, 'The editor accepts no requests from other pages.');
  if (method !== 'POST') return;
  if (!headers.origin) throw new HttpError(403, 'Changes require an Origin header.');
  if (headers['content-type'] !== 'application/json') throw new HttpError(415, 'The content type must be JSON.');
}
