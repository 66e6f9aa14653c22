import { transform } from 'esbuild';
import source from './firstPaint.ts?raw';

let minified: Promise<string> | undefined;

/** Returns the inline head script, minified once for all pages: at most 900 bytes (tools/sizes.ts). */
export function headScript(): Promise<string> {
  minified ??= minify();
  return minified;
}

async function minify(): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2023' });
  return code.trim().replace(/;$/, '');
}
