/** Sends requests unchanged, however odd: browsers and `fetch` would correct them. */
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, compressed or not. */
  body: Buffer;
}

/** Sends a request to a port of this machine, on a new connection. */
export function sendRaw(
  port: number,
  options: Pick<RequestOptions, 'path' | 'method' | 'headers'>,
  body?: string | Uint8Array,
): Promise<RawResponse> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', fail).end(body);
  });
}
