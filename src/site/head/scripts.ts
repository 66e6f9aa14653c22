import { transform } from 'esbuild';
import source from './firstPaint.ts?raw';

let minified: Promise<string> | undefined;

/** Returns the inline head script, minified once for all pages: at most 900 bytes (tools/sizes.ts). */
export function headScript(): Promise<string> {
  minified ??= minify(source);
  return minified;
}

export async function minify(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2023' });
  return code.trim().replace(/;$/, '');
}

/** Returns URLs of Vercel's scripts, deferred. Its packages assign `script.src`, which Trusted Types block. */
export function analyticsScripts(build: {
  environment: Record<string, string | undefined>;
  development: boolean;
  on?: boolean;
}): string[] {
  const { environment, development, on } = build;
  if (development) {
    const provider = 'https://va.vercel-scripts.com/v1';
    return environment.ANALYTICS_DEBUG
      ? [`${provider}/script.debug.js`, `${provider}/speed-insights/script.debug.js`]
      : [];
  }
  return (on ?? Boolean(environment.VERCEL))
    ? ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']
    : [];
}

/**
 * Returns rules to prerender pages on hover or pointer down, except files, which have a dot, and fragments
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). islands/EveryPage.tsx removes them to save data.
 */
export function speculationRules(root: string): string {
  const where = {
    and: [
      { href_matches: `${root}*` },
      { not: { href_matches: '/*.:ending' } },
      { not: { selector_matches: '[href*="#"],[download],[target]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
