import { transform } from 'esbuild';
import source from './firstPaint.ts?raw';

/** The inline head script, minified: at most 900 bytes (tests/size). */
export async function headScript(): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2023' });
  return code.trim().replace(/;$/, '');
}
