import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { adminConfigFile, href } from '#base/urls.ts';
import { adminData } from './config.ts';
import { editor, editorFile, type Host, hosts } from './repository.ts';

const entry = fileURLToPath(new URL('main.ts', import.meta.url));

/** Its own policy: its styles are inline, and it asks the host of the repository. */
const policyFor = (host: Host) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: https://avatars.githubusercontent.com`,
    'media-src blob:',
    "worker-src 'self' blob:",
    `connect-src 'self' blob: data: ${hosts[host].api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const page = (path: (name: string) => string, host: Host) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor(host)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="cms-config-url" type="application/yaml" href="${path('config.yml')}">
<script type="module" src="${path('admin.js')}"></script>
</head>
<body></body>
</html>
`;

/** Writes the page `/admin` into a built site with its configuration. */
export async function writeAdmin(
  root: string,
  dist: string,
  base: string,
  languages: readonly string[],
): Promise<void> {
  const config = join(dist, adminConfigFile);
  const folder = dirname(config);
  const main = editorFile(root);
  await build({
    entryPoints: { admin: entry },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    logLevel: 'error',
    alias: { [editor]: main },
    // Colors of code, which the editor does without, and its own chunks.
    external: ['@shikijs/*', './chunks/*'],
    define: { adminData: JSON.stringify(adminData(languages)) },
  });
  for (const name of ['assets', 'chunks'])
    cpSync(join(dirname(main), name), join(folder, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  const { backend } = parse(readFileSync(config, 'utf8')) as { backend: { name: Host } };
  writeFileSync(
    join(folder, 'index.html'),
    page((name) => href(`/admin/${name}`, base), backend.name),
  );
}
