/** The configuration that `deploy/Caddyfile` imports. */
import { applicationPath } from '#base/urls.ts';
import type { BuiltSite } from './builtSite.ts';
import {
  contentTypes,
  everywhere,
  type Headers,
  hasApplications,
  hashedFolder,
  methods,
  ofApplications,
  ofHashed,
  ofOthers,
} from './headers.ts';

function headerBlock(matcher: string, headers: Headers, ...more: string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value.replaceAll('"', '\\"')}"`);
  return [`header ${matcher} {`, ...lines, ...more, '}'].join('\n');
}

/** Deferred, since Caddy's `file_server` clears the content type of unknown files. */
const typeBlocks = Object.entries(contentTypes).map(([extension, type]) => {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  const block = headerBlock(`@${extension}`, { 'Content-Type': type + charset }, '\tdefer');
  return `@${extension} path *.${extension}\n${block}`;
});

export function caddySite(site: BuiltSite): string {
  return [
    headerBlock('*', { ...everywhere(site), ...ofOthers }),
    // Not redirects, which must not be cached for a year.
    `@hashed {\n\tpath ${hashedFolder}*\n\tnot path *.html */\n\tmethod GET HEAD\n}`,
    headerBlock('@hashed', ofHashed),
    ...(hasApplications(site) ? [headerBlock(`${applicationPath('')}*`, ofApplications)] : []),
    ...typeBlocks,
    `@unknown not method ${methods.join(' ')}`,
    headerBlock('@unknown', { Allow: methods.join(', ') }),
    'respond @unknown 405',
    ...site.redirects.map(({ from, to }) => `redir ${from} ${to} 301`),
    '',
  ].join('\n');
}
