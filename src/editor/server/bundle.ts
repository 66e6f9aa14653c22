/** Makes the editor's page of its parts, once, when it starts. */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fontFolder, makeFonts } from '#documents/fonts.ts';

/** A file as it is served. */
export interface Asset {
  type: string;
  body: string | Uint8Array;
}

const client = fileURLToPath(new URL('../client/', import.meta.url));

/** Preloads the fonts, so that the editor rarely opens in a fallback font. */
const page = (fonts: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Editor</title>
<link rel="icon" href="data:,">
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`).join('\n')}
<link rel="stylesheet" href="/main.css">
<script type="module" src="/main.js"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * @returns what the editor's page is made of, by address
 * @throws where a part is wrong, or the editor's packages are not installed
 */
export async function bundle(): Promise<Map<string, Asset>> {
  await makeFonts();
  const { outputFiles } = await build({
    entryPoints: [join(client, 'main.tsx')],
    outdir: client,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2024',
    jsx: 'automatic',
    logLevel: 'error',
    alias: { '~fonts': fileURLToPath(fontFolder).replace(/[\\/]$/, '') },
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = outputFiles.map(({ path, contents }): [string, Asset] => [
    `/${basename(path)}`,
    { type: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body: contents },
  ]);
  const fonts = files.map(([address]) => address).filter((address) => address.endsWith('.woff2'));
  return new Map([['/', { type: 'text/html; charset=utf-8', body: page(fonts) }], ...files]);
}
