import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listenOnLoopback } from '#base/listenOnLoopback.ts';
import { localHeaders } from '#hosts/localHeaders.ts';

export interface StaticServer {
  origin: string;
  /** Origin and base path: where the first page is. */
  url: string;
  close(): Promise<void>;
}

interface Options {
  /** 0 takes any free port. */
  port: number;
  /** Base path of the site: `/` or `/some/path`. */
  base?: string;
  /** Sees a request first; returns true when it has answered. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Changes a page on its way out, and the headers that hold for it. */
  transform?: (html: string, origin: string) => string;
}

/**
 * Serves built files on loopback as a static host does: clean URLs, 404.html with status 404, text as the build
 * compressed it, and the headers of the site's `_headers`.
 * @throws with code EADDRINUSE when the port is taken
 */
export async function serveStatic(
  folder: string,
  { port, base = '/', before, transform }: Options,
): Promise<StaticServer> {
  const prefix = base.replace(/\/$/, '');
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

  const sendPage = (response: ServerResponse, file: string, status: number) => {
    const html = readFileSync(file, 'utf8');
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(transform ? transform(html, origin) : html);
  };
  const notFound = (response: ServerResponse) => sendPage(response, join(folder, '404.html'), 404);

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (before?.(request, response)) return;
    const url = request.url ?? '/';
    for (const [name, value] of Object.entries(localHeaders(folder, url)))
      response.appendHeader(name, transform ? transform(value, origin) : value);
    if (!url.startsWith(`${prefix}/`) && url !== prefix) return notFound(response);
    request.url = url.slice(prefix.length) || '/';
    const page = pageFile(folder, request.url);
    if (transform && page) return sendPage(response, page, 200);
    files(request, response, () => notFound(response));
  };

  const { servers, port: taken } = await listenOnLoopback(handle, port);
  origin = `http://localhost:${taken}`;
  const close = (server: Server) => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
  return {
    origin,
    url: origin + (prefix ? `${prefix}/` : ''),
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

/** Names the type of a contact card, which sirv does not know: a phone opens it by that. */
function setType(response: ServerResponse, path: string): void {
  if (path.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard; charset=utf-8');
}

/** The built page behind an address without its extension; undefined for files and unknown addresses. */
function pageFile(folder: string, url: string): string | undefined {
  try {
    // As hosts do, `/contact/` and `/contact.html` count as `/contact`.
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/').replace(/\/+$|\.html$/, '');
    const file = join(folder, `${path || 'index'}.html`);
    return file.startsWith(folder) && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
