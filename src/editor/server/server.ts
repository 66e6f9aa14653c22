import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { explainError } from '#base/commandError.ts';
import { listenOnLoopback, loopbackHosts } from '#base/listenOnLoopback.ts';
import { isAction, perform } from './actions.ts';
import { HttpError } from './httpError.ts';
import { readContentImage } from './images.ts';

interface EditorOptions {
  root: string;
  port: number;
  /** The files of its page, by their names. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** URL of the site in development mode, with its base path and without a slash at its end. */
  site: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const json = 'application/json';

const policyFor = (site: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  `frame-src ${new URL(site).origin}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Bytes: an image of 25 MB, in base64. */
const largestRequest = 33_400_000;

/** @throws HttpError for a foreign Host, a foreign Origin, a page elsewhere, or another content type than JSON */
function assertOwnRequest({ method, headers }: IncomingMessage, port: number): void {
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

/** @throws HttpError if the body is too large */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestRequest) throw new HttpError(413, 'The file is too large. Choose one of at most 25 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

interface Answer {
  type: string;
  body: string | Uint8Array;
  policy?: string;
}

/** @throws HttpError if the request is forbidden or fails */
async function answer({ root, site, files }: EditorOptions, request: IncomingMessage): Promise<Answer> {
  const { pathname = '', searchParams } = URL.parse(request.url ?? '/', 'http://editor.invalid') ?? {};
  const [, action = ''] = /^\/api\/(\w+)$/.exec(pathname) ?? [];
  if (request.method === 'GET') {
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const body = files.get(name);
    if (body) return { type: types[extname(name)] ?? '', body };
    const [file, named] = ['file', 'named'].map((each) => searchParams?.get(each) ?? '') as [string, string];
    if (action === 'image') return { ...(await readContentImage(root, file, named)), policy: imagePolicy };
  }
  if (request.method !== 'POST' || !isAction(action)) throw new HttpError(404, 'Not found.');
  return { type: json, body: JSON.stringify(await perform(root, site, action, await bodyOf(request))) };
}

/** Serves the editor only on the loopback addresses. @throws Error with code EADDRINUSE if the port is taken */
export async function serveEditor(options: EditorOptions): Promise<{ origin: string; close(): Promise<unknown> }> {
  let { port } = options;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, { type, body, policy = policyFor(options.site) }: Answer) =>
      response
        .writeHead(status, {
          'Content-Type': type,
          'Content-Security-Policy': policy,
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
          // Don't wait for the unread rest of a request that is too large.
          ...(status < 400 ? {} : { Connection: 'close' }),
        })
        .end(body);
    try {
      assertOwnRequest(request, port);
      send(200, await answer(options, request));
    } catch (error) {
      const { status, message, details } = error instanceof HttpError ? error : unexpected(error, options.root);
      send(status, { type: json, body: JSON.stringify({ message, ...details }) });
    }
  };
  const { port: taken, close } = await listenOnLoopback(handle, port);
  port = taken;
  return { origin: `http://localhost:${port}`, close };
}

function unexpected(error: unknown, root: string) {
  const reason = explainError(error, root);
  if (!reason) console.error(error);
  return {
    status: reason ? 507 : 500,
    message: `Nothing was saved. ${reason ?? `Something went wrong: ${(error as Error).message}`}`,
    details: {},
  };
}
