import { brotliCompressSync } from 'node:zlib';
import { type StaticServer, serveStatic } from '../src/commands/serve/staticServer.ts';

/**
 * Serves a built site and further pages over loopback with brotli, as a host does.
 * @param extra HTML by path
 */
export function serveCompressed(folder: string, extra: Record<string, string>): Promise<StaticServer> {
  const compressed = new Map(Object.entries(extra).map(([path, html]) => [path, brotliCompressSync(html)]));
  return serveStatic(folder, {
    port: 0,
    before: ({ url = '' }, response) => {
      const body = compressed.get(url);
      if (!body) return false;
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
        'Cache-Control': 'no-cache',
      });
      response.end(body);
      return true;
    },
  });
}
