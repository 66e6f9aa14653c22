import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Headers, headersAt } from './headers.ts';
import { readHeadersFile } from './netlify.ts';

/**
 * Returns the headers of a URL according to the site's `_headers`, without those that require TLS.
 * @param dist folder of the built site
 */
export function localHeaders(dist: string, url: string): Headers {
  const file = join(dist, '_headers');
  if (!existsSync(file)) return {};
  const {
    'Strict-Transport-Security': _,
    'Content-Security-Policy': policy = '',
    ...headers
  } = headersAt(readHeadersFile(readFileSync(file, 'utf8')), url.split(/[?#]/)[0] ?? '/');
  return { ...headers, 'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '') };
}
