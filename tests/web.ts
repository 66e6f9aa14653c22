import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Download } from '../src/base/download.ts';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A local server that replaces the web: it serves `https://host/path` as `/host/path`. */
export class Web {
  /** Requests, as `GET https://host/path`, with their headers. */
  readonly requests: { line: string; headers: IncomingMessage['headers'] }[] = [];
  readonly #pages: Record<string, Handler>;
  readonly #server = createServer((request, response) => {
    const url = `https:/${request.url}`;
    const line = `${request.method} ${url}`;
    this.requests.push({ line, headers: request.headers });
    const handle = this.#pages[line] ?? this.#pages[url] ?? this.#pages[`https://${url.split('/')[2]}/*`];
    if (handle) handle(response, request);
    else response.writeHead(404).end();
  });

  /** @param pages responses by `https://host/path`, `HEAD https://host/path` (only that method), or `https://host/*` */
  constructor(pages: Record<string, Handler>) {
    this.#pages = pages;
  }

  start(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  /** Fetches from this server instead of the web. Hosts that end with `.invalid` don't exist. */
  readonly fetch: typeof fetch = (url, init) => {
    const { hostname, href } = new URL(String(url));
    if (hostname.endsWith('.invalid')) {
      return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));
    }
    const { port } = this.#server.address() as AddressInfo;
    return fetch(href.replace('https:/', `http://127.0.0.1:${port}`), init);
  };

  /** Downloads from this server instead of the web, without the guards of `src/base/download.ts`. */
  readonly download: Download = async (url, accept) => {
    const response = await this.fetch(url, { headers: { accept } }).catch((error) => {
      throw Object.assign(new Error('no network'), { code: error.cause?.code });
    });
    if (!response.ok) throw new Error(`the host returned ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Returns a handler that responds with JSON. */
export const json =
  (value: unknown): Handler =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

/** Returns a handler that responds only with a status. */
export const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (response) =>
    response.writeHead(code, headers).end();
