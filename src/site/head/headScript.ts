import { transform } from 'esbuild';
import source from './firstPaint.ts?raw';

let minified: Promise<string> | undefined;

/** Returns the inline head script, minified once for all pages: at most 900 bytes (tools/sizes.ts). */
export function headScript(): Promise<string> {
  minified ??= minify(source);
  return minified;
}

async function minify(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2023' });
  return code.trim().replace(/;$/, '');
}
