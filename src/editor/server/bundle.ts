/** Bundles the editor's page: in the repository when the editor starts, for the package when it is packed. */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const client = fileURLToPath(new URL('../client/', import.meta.url));

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, interactive-widget=resizes-content">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
<script type="module" src="/main.js"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;

/**
 * Bundles the page.
 * @returns its files by their names, and their source files
 * @throws Error if a source file is invalid, or the editor's dependencies are not installed
 */
export async function bundle(): Promise<{ files: Map<string, string | Uint8Array>; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(client, 'main.tsx')],
    outdir: client,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const built = outputFiles.map(({ path, contents }) => [basename(path), contents] as const);
  return {
    files: new Map<string, string | Uint8Array>([['index.html', page], ...built]),
    inputs: Object.keys(metafile.inputs),
  };
}
