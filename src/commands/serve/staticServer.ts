import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { attempt } from '#base/attempt.ts';
import { listenOnLoopback, loopbackHosts } from '#base/listenOnLoopback.ts';
import { href } from '#base/urls.ts';
import { localHeaders } from '#hosts/netlify.ts';

export interface StaticServer {
  origin: string;
  /** Origin and base path: where the first page is. */
  url: string;
  close(): Promise<unknown>;
}

interface Options {
  port: number;
  base?: string;
  /** Gets each request first; returns true if it has responded. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
  transform?: (html: string, origin: string) => string;
}

/**
 * Serves built files on loopback as a static host does: clean URLs, 404.html (of the language) with status 404, text as
 * the build compressed it, and the headers of the site's `_headers`. Accepts requests to this machine's own names only.
 * @throws with code EADDRINUSE if the port is taken
 */
export async function serveStatic(
  folder: string,
  { port, base = '/', before, transform }: Options,
): Promise<StaticServer> {
  const prefix = href('', base);
  // With an ETag sirv asks for revalidation; its "no-store" would keep pages out of the back/forward cache.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    brotli: true,
    setHeaders: setType,
  });
  let origin = '';
  let hosts: string[] = [];

  const sendPage = (response: ServerResponse, file: string, status: number) => {
    const html = readFileSync(file, 'utf8');
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(transform ? transform(html, origin) : html);
  };
  const notFound = (response: ServerResponse, path = '/') => {
    const [, language = ''] = /^\/([a-z]{2,3}(?:-[\w-]+)?)\//.exec(path) ?? [];
    const own = join(folder, language, '404.html');
    sendPage(response, existsSync(own) ? own : join(folder, '404.html'), 404);
  };
  const respond = (response: ServerResponse, status: number, text: string, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
  };

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    for (const [name, value] of Object.entries(localHeaders(folder, url)))
      response.appendHeader(name, transform ? transform(value, origin) : value);
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      return respond(response, 405, 'Only GET and HEAD requests are accepted.', { Allow: 'GET, HEAD' });
    if (!url.startsWith(`${prefix}/`) && url !== prefix) return notFound(response);
    request.url = url.slice(prefix.length) || '/';
    const path = decodedPath(request.url);
    if (path === undefined || !isInside(folder, path)) return notFound(response);
    if (/^\/index(\.html)?$/.test(path))
      return respond(response, 301, '', { Location: `${prefix}/`, 'Cache-Control': 'no-cache' });
    // As hosts do, `/contact/` and `/contact.html` count as `/contact`.
    const page = join(folder, `${path.replace(/\/+$|\.html$/, '') || 'index'}.html`);
    if (transform && existsSync(page)) return sendPage(response, page, 200);
    // A build may replace a file after sirv has found it and before sirv reads it.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, () => notFound(response, path));
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!hosts.includes(request.headers.host ?? ''))
      return respond(response, 403, `The site is at ${origin}. This server accepts no requests to other names.`);
    if (before?.(request, response)) return;
    try {
      serve(request, response);
    } catch {
      respond(response, 503, 'The site is being replaced.', { 'Retry-After': '1' });
    }
  };

  const { port: taken, close } = await listenOnLoopback(handle, port);
  origin = `http://localhost:${taken}`;
  hosts = loopbackHosts(taken);
  return {
    origin,
    url: origin + (prefix ? `${prefix}/` : ''),
    close,
  };
}

/** Sets the content type of a contact card, which sirv lacks: phones need it to open the card. */
function setType(response: ServerResponse, path: string): void {
  if (path.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard; charset=utf-8');
}

const decodedPath = (url: string) => attempt(() => decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));

/** Returns whether everything that a path can mean is in the folder: no `..` and no symbolic link points outside. */
function isInside(folder: string, path: string): boolean {
  const file = join(folder, path.replace(/(?<=.)\/+$/, ''));
  const candidates = ['', '.html', '/index.html'].flatMap((ending) => ['', '.br'].map((way) => file + ending + way));
  const home = realpathSync(folder) + sep;
  return candidates.filter(existsSync).every((each) => (realpathSync(each) + sep).startsWith(home));
}
