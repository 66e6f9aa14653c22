/** The editor's own server: its page, and what the page asks of `content/`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Asset } from './bundle.ts';
import { changePublications, create, duplicate, remove, rename, reorder } from './entries.ts';
import { Refusal } from './files.ts';
import { assertOwnRequest } from './guard.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { largest, readPicture, storePicture } from './pictures.ts';
import { save } from './save.ts';

export interface EditorOptions {
  /** The folder that holds `content/`. */
  root: string;
  port: number;
  /** The editor's page and what it loads, by address. */
  assets: ReadonlyMap<string, Asset>;
  /** The site in development mode, which the preview shows: `http://localhost:4321`. */
  preview: string;
  /** The path under which the site stands, without a slash at its end: empty, or `/some/path`. */
  base: string;
}

type Asked = Record<string, unknown>;

const actions: Record<string, (root: string, asked: Asked) => unknown> = {
  save: (root, asked) => save(root, asked as never),
  create: (root, { kind, title }) => create(root, kind, title),
  duplicate: (root, { file, key, version }) =>
    key === undefined ? duplicate(root, file) : changePublications(root, 'duplicate', key, version),
  rename: (root, { file, version, name }) => rename(root, file, version, name),
  reorder: (root, { entries }) => reorder(root, entries),
  remove: (root, { file, key, version }) =>
    key === undefined ? remove(root, file, version) : changePublications(root, 'remove', key, version),
};

async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new Refusal(413, `That is too large: at most ${Math.round(limit / 1e6)} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(body: Buffer): Asked {
  try {
    const asked: unknown = JSON.parse(body.toString());
    if (asked && typeof asked === 'object' && !Array.isArray(asked)) return asked as Asked;
  } catch {
    // Told below.
  }
  throw new Refusal(400, 'The request must be a JSON object.');
}

/** What the page may do: load its own parts, show pictures, and frame the site. */
const policyFor = (preview: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${preview}`,
    `frame-src ${preview}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** One change at a time: what is checked is what is written. */
let queue: Promise<unknown> = Promise.resolve();
const inTurn = <T>(act: () => T): Promise<Awaited<T>> => {
  const done = queue.then(act) as Promise<Awaited<T>>;
  queue = done.catch(() => {});
  return done;
};

async function answer(
  { root, assets, preview, base }: EditorOptions,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://editor.invalid');
  const isPicture = url.pathname === '/api/picture';
  assertOwnRequest(request, port, isPicture ? 'application/octet-stream' : 'application/json');
  const send = (status: number, type: string, body: string | Uint8Array, headers = {}) => {
    const safe = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
    response
      .writeHead(status, { 'Content-Type': type, 'Cross-Origin-Resource-Policy': 'same-origin', ...safe, ...headers })
      .end(body);
  };
  const json = (value: unknown) => send(200, 'application/json', JSON.stringify(value));
  const field = (name: string) => url.searchParams.get(name) ?? '';

  if (request.method === 'GET') {
    const asset = assets.get(url.pathname);
    if (asset) return send(200, asset.type, asset.body, { 'Content-Security-Policy': policyFor(preview) });
    if (url.pathname === '/api/list') return json({ ...(await list(root)), preview: preview + base });
    if (url.pathname === '/api/file') return json(await open(root, field('file')));
    if (isPicture) {
      const { type, bytes } = await readPicture(root, field('file'), field('named'));
      return send(200, type, bytes, {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    }
    throw new Refusal(404, 'There is nothing at this address.');
  }
  if (request.method !== 'POST') throw new Refusal(405, 'The editor takes GET and POST.');
  if (isPicture) {
    const bytes = await bodyOf(request, largest);
    return json(await inTurn(() => storePicture(root, field('file'), field('name'), field('field'), bytes)));
  }
  const act = Object.hasOwn(actions, url.pathname.slice('/api/'.length)) && actions[url.pathname.slice('/api/'.length)];
  if (!url.pathname.startsWith('/api/') || !act) throw new Refusal(404, 'There is nothing at this address.');
  const asked = parsed(await bodyOf(request, 5_000_000));
  return json(await inTurn(() => act(root, asked)));
}

/**
 * Serves the editor on this machine's own addresses, 127.0.0.1 and ::1, and on no other.
 * @throws with code EADDRINUSE when the port is taken
 */
export async function serveEditor(options: EditorOptions): Promise<{ origin: string; close(): Promise<void> }> {
  let { port } = options;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(options, port, request, response).catch((error: unknown) => {
      const { status, message, details } = error instanceof Refusal ? error : unexpected(error);
      if (response.headersSent) return response.destroy();
      // What was not read of a request that is too large is not waited for.
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
      return response.end(JSON.stringify({ message, ...details }));
    });
  };
  const servers: Server[] = [];
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(handle);
    const isThere = await new Promise<boolean>((done, fail) => {
      // A machine without IPv6 has one loopback address.
      server.once('error', (error: NodeJS.ErrnoException) =>
        host === '::1' && error.code !== 'EADDRINUSE' ? done(false) : fail(error),
      );
      server.listen(port, host, () => done(true));
    });
    if (isThere) servers.push(server);
    const taken = server.address() as AddressInfo | null;
    port = taken?.port ?? port;
  }
  const close = async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
  return { origin: `http://localhost:${port}`, close };
}

function unexpected(error: unknown) {
  console.error(error);
  return {
    status: 500,
    message: `Something went wrong, and nothing was saved: ${(error as Error).message}`,
    details: {},
  };
}
