import { transform } from 'esbuild';
import carryOver from './carryOver.ts?raw';
import source from './firstPaint.ts?raw';

/** By its source. */
const minified = new Map<string, Promise<string>>();

/**
 * Returns the inline head script, minified once for all pages: at most 900 bytes (tools/sizes.ts).
 * @param hasLanguages whether pages link to themselves in other languages
 */
export function headScript(hasLanguages = false): Promise<string> {
  const whole = hasLanguages ? source + carryOver : source;
  const known = minified.get(whole) ?? minify(whole);
  minified.set(whole, known);
  return known;
}

async function minify(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2023' });
  return code.trim().replace(/;$/, '');
}
