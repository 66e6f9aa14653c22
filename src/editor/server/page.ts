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
};

export function assetOf(name: string, body: Asset['body']): [path: string, asset: Asset] {
  return [name === 'index.html' ? '/' : `/${name}`, { type: types[extname(name)] ?? 'application/octet-stream', body }];
}

export function readPage(folder: string): Map<string, Asset> {
  return new Map(readdirSync(folder).map((name) => assetOf(name, readFileSync(join(folder, name)))));
}
