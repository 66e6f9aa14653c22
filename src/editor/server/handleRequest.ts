/** Handles requests of the editor's page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createQueue } from '../queue.ts';
import { addPublications, create, duplicate, remove, removePublication, rename } from './entries.ts';
import { editable } from './files.ts';
import { assertOwnRequest } from './guard.ts';
import { HttpError } from './httpError.ts';
import { largestImage, readContentImage, storeImage } from './images.ts';
import { list } from './list.ts';
import { moveEntry } from './moveEntry.ts';
import { open } from './open.ts';
import type { Asset } from './page.ts';
import { beforePublishing, removeSample } from './publishing.ts';
import { parsed, type Requests } from './requests.ts';
import { save } from './save.ts';
import { siteHasPage } from './siteHasPage.ts';
import { undo } from './undo.ts';
import { dropUploads } from './uploads.ts';

export interface EditorOptions {
  /** The folder that holds `content/`. */
  root: string;
  port: number;
  /** The files of the editor's page, by URL path. */
  assets: ReadonlyMap<string, Asset>;
  /** Origin of the site in development mode: `http://localhost:4321`. */
  preview: string;
  /** The site's base path without a slash at its end: empty, or `/some/path`. */
  base: string;
}

const actions: { [Name in keyof Requests]: (root: string, request: Requests[Name]) => unknown } = {
  save,
  create: (root, { kind, title }) => create(root, kind, title),
  addPublications: (root, { text }) => addPublications(root, text),
  duplicate: (root, { file }) => duplicate(root, file),
  rename: (root, { file, version, name }) => rename(root, file, version, name),
  move: (root, { file, by }) => moveEntry(root, file, by),
  removeSample: (root, { name }) => removeSample(root, name),
  remove: (root, request) =>
    'key' in request
      ? removePublication(root, request.key, request.version)
      : remove(root, request.file, request.version),
  undo,
  discard: (root, { file }) => dropUploads(root, editable(root, file).file),
};

const isAction = (name: string): name is keyof Requests => Object.hasOwn(actions, name);

/** Runs an action with the body of its request. */
function perform<Name extends keyof Requests>(name: Name, root: string, body: Buffer): unknown {
  return actions[name](root, parsed(name, body));
}

const notFound = () => new HttpError(404, 'Not found.');

/** Allows the page to load its own files, show images, and frame the site. */
const policyFor = (preview: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${preview}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Runs one change at a time, so that what was checked is written. */
const inTurn = createQueue();

/**
 * Returns the body of a request.
 * @throws HttpError if it has more bytes than the limit
 */
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

/**
 * Responds to a request of the editor's page.
 * @param port of the editor
 * @throws HttpError if it is forbidden or fails
 */
export async function handleRequest(
  { root, assets, preview, base }: EditorOptions,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = URL.parse(request.url ?? '/', 'http://editor.invalid');
  if (!url) throw notFound();
  const isImage = url.pathname === '/api/image';
  assertOwnRequest(request, port, isImage ? 'application/octet-stream' : 'application/json');
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
    if (url.pathname === '/api/hasPage') return json(await siteHasPage(preview + base, field('page')));
    if (url.pathname === '/api/publishing') return json(await beforePublishing(root));
    if (isImage) {
      const { type, bytes } = await readContentImage(root, field('file'), field('named'));
      return send(200, type, bytes, {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    }
    throw notFound();
  }
  if (request.method !== 'POST') throw new HttpError(405, 'Only GET and POST are allowed.');
  if (isImage) {
    const bytes = await bodyOf(request, largestImage);
    return json(await inTurn(() => storeImage(root, field('file'), field('name'), field('field'), bytes)));
  }
  const [, action = ''] = /^\/api\/(\w+)$/.exec(url.pathname) ?? [];
  if (!isAction(action)) throw notFound();
  const body = await bodyOf(request, 5_000_000);
  return json((await inTurn(() => perform(action, root, body))) ?? {});
}
