/** `_headers` and `_redirects` for Netlify and Cloudflare Pages. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from './builtSite.ts';
import type { HeaderRule } from './headers.ts';
import { type Headers, headersAt } from './headers.ts';

export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Parses `_headers`, which `npm start` uses too. */
function readHeadersFile(text: string): HeaderRule[] {
  return text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]);
    return { path, headers: Object.fromEntries(headers) };
  });
}

/**
 * Writes each redirect twice. An old URL also has a page that redirects, which Netlify prefers unless the line ends with
 * `!`. Cloudflare ignores lines with that mark, and prefers redirects anyway. A path with non-ASCII characters is
 * written as it is and as browsers request it: hosts differ in which one they match.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => [...new Set([from, encodeURI(from)])].map((path) => `${path} ${to}`))
    .map((line) => `${line} 301!\n${line} 301\n`)
    .join('');
}

/** Returns the headers of a URL according to the site's `_headers`, without those that require TLS. */
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
