import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestPaper } from '#content/check/paperProblem.ts';
import { createQueue } from '../queue.ts';
import { addPublications, create, move, remove, rename } from './entries.ts';
import { assertOwnRequest } from './guard.ts';
import { HttpError } from './httpError.ts';
import { largestImage, readContentImage, storeImage, storePaper } from './images.ts';
import { beforePublishing, list } from './list.ts';
import { open } from './open.ts';
import type { Asset } from './page.ts';
import { parsed, type Requests } from './requests.ts';
import { save } from './save.ts';
import { undo } from './write.ts';

export interface EditorOptions {
  root: string;
  port: number;
  assets: ReadonlyMap<string, Asset>;
  /** Origin of the site in development mode: `http://localhost:4321`. */
  preview: string;
  /** The site's base path without a slash at its end: empty, or `/some/path`. */
  base: string;
}

const actions: { [Name in keyof Requests]: (root: string, request: Requests[Name]) => unknown } = {
  save,
  create,
  addPublications,
  rename,
  move,
  remove,
  undo,
};

const isAction = (name: string): name is keyof Requests => Object.hasOwn(actions, name);

function perform<Name extends keyof Requests>(name: Name, root: string, body: Buffer): unknown {
  return actions[name](root, parsed(name, body));
}

const notFound = () => new HttpError(404, 'Not found.');

const policyFor = (preview: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  `frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Runs one change at a time, so that what was checked is written. */
const inTurn = createQueue();

/** @throws HttpError if the body has more bytes than the limit */
async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new HttpError(413, `The request is too large. Send at most ${Math.round(limit / 1e6)} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns whether the site in development mode has a page yet. It starts later than the editor. */
async function siteHasPage(site: string, page: string): Promise<boolean> {
  const url = URL.parse(site + page);
  if (url?.origin !== new URL(site).origin) return false;
  try {
    return (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })).status < 400;
  } catch {
    return false;
  }
}

/** @throws HttpError if the request is forbidden or fails */
export async function handleRequest(
  { root, assets, preview, base }: EditorOptions,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = URL.parse(request.url ?? '/', 'http://editor.invalid');
  if (!url) throw notFound();
  const isImage = url.pathname === '/api/image';
  const isPaper = url.pathname === '/api/paper';
  assertOwnRequest(request, port, isImage || isPaper ? 'application/octet-stream' : 'application/json');
  const send = (type: string, body: string | Uint8Array, policy = policyFor(preview)) =>
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Security-Policy': policy,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .end(body);
  const json = (value: unknown) => send('application/json', JSON.stringify(value));
  const field = (name: string) => url.searchParams.get(name) ?? '';

  if (request.method === 'GET') {
    const asset = assets.get(url.pathname);
    if (asset) return send(asset.type, asset.body);
    if (url.pathname === '/api/list') return json({ ...(await list(root)), preview: preview + base });
    if (url.pathname === '/api/file') return json(await open(root, field('file')));
    if (url.pathname === '/api/hasPage') return json(await siteHasPage(preview + base, field('page')));
    if (url.pathname === '/api/publishing') return json(await beforePublishing(root));
    if (!isImage) throw notFound();
    const { type, bytes } = await readContentImage(root, field('file'), field('named'));
    return send(type, bytes, imagePolicy);
  }
  if (request.method !== 'POST') throw new HttpError(405, 'Only GET and POST are allowed.');
  if (isImage) {
    const bytes = await bodyOf(request, largestImage);
    return json(await inTurn(() => storeImage(root, field('file'), field('name'), field('field'), bytes)));
  }
  if (isPaper) {
    const bytes = await bodyOf(request, largestPaper);
    return json(await inTurn(async () => storePaper(root, field('name'), bytes)));
  }
  const [, action = ''] = /^\/api\/(\w+)$/.exec(url.pathname) ?? [];
  if (!isAction(action)) throw notFound();
  const body = await bodyOf(request, 5_000_000);
  return json(await inTurn(() => perform(action, root, body)));
}
