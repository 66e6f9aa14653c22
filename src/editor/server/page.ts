/** The files of the editor's page, as they are served. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface Asset {
  type: string;
  body: string | Uint8Array;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Returns a file of the page by its URL path. */
export function assetOf(name: string, body: Asset['body']): [path: string, asset: Asset] {
  return [name === 'index.html' ? '/' : `/${name}`, { type: types[extname(name)] ?? 'application/octet-stream', body }];
}

/** Returns the files of a page that was built before, by their URL paths. */
export function readPage(folder: string): Map<string, Asset> {
  return new Map(readdirSync(folder).map((name) => assetOf(name, readFileSync(join(folder, name)))));
}
