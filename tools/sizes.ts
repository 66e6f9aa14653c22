/** Sizes of pages: until the first render, and in all. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface PageSize {
  page: string;
  /** HTML with all render-blocking CSS, in bytes with brotli. */
  firstRender: number;
  /** The inline head script, in uncompressed bytes. */
  headScript: number;
  /** Astro's inline island runtime, in uncompressed bytes. */
  runtime: number;
  /** All JavaScript, inline and fetched, in bytes with brotli. */
  script: number;
  /** Number and bytes of the page's fonts. */
  fonts: number;
  fontBytes: number;
}

/** Maximum sizes of a page; 1 KB is 1,024 bytes. */
export const budget = {
  firstRender: 14_600,
  headScript: 900,
  script: 62 * 1024,
  fonts: 2,
  // For fonts with all characters; a site's fonts are subsets.
  fontBytes: 52 * 1024,
} as const;

/** Maximum `firstRender` of a page in a non-Latin script, with an accent color, or in several languages. */
export const firstRenderElsewhere = 15_600;

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

/** Compressed sizes by file, since pages share files. */
const compressed = new Map<string, number>();
function brotliOf(file: string): number {
  const known = compressed.get(file) ?? brotli(readFileSync(file));
  compressed.set(file, known);
  return known;
}

/** Returns the names of all scripts that a page loads, including imports of imports. */
function scriptsOf(html: string, dist: string): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    const code = readFileSync(join(dist, '_astro', name), 'utf8');
    for (const [, imported] of code.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) if (imported) visit(imported);
  };
  for (const [, name] of html.matchAll(/_astro\/([\w.-]+\.js)/g)) if (name) visit(name);
  return files;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Returns the sizes of a page.
 * @param page HTML file relative to `dist`
 */
export function measurePage(dist: string, page: string): PageSize {
  const html = readFileSync(join(dist, page), 'utf8');
  const stylesheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, href = '']) =>
    readFileSync(join(dist, '_astro', basename(href))),
  );
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const [head = '', ...runtime] = inline;
  const fontNames = new Set([...html.matchAll(/_astro\/([\w.-]+\.woff2)/g)].map(([, name = '']) => name));
  const fonts = [...fontNames].map((name) => readFileSync(join(dist, '_astro', name)));
  const fetched = [...scriptsOf(html, dist)].map((name) => brotliOf(join(dist, '_astro', name)));
  return {
    page,
    firstRender: sum([html, ...stylesheets].map(brotli)),
    headScript: Buffer.byteLength(head),
    runtime: sum(runtime.map((code) => Buffer.byteLength(code))),
    script: brotli(inline.join('')) + sum(fetched),
    fonts: fonts.length,
    fontBytes: sum(fonts.map((font) => font.length)),
  };
}

/** Returns the sizes of every page of a built site, sorted by file. */
export function measurePages(dist: string): PageSize[] {
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((page) => measurePage(dist, page));
}

/** Returns a line for each size of a page that is over budget. */
export function overBudget(size: PageSize): string[] {
  return Object.entries(budget)
    .filter(([figure, limit]) => size[figure as keyof typeof budget] > limit)
    .map(([figure, limit]) => `${size.page}: ${figure} is ${size[figure as keyof typeof budget]}, at most ${limit}`);
}
