/** Sizes of pages until they are rendered and later, compressed with brotli like on hosts. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '#base/folders.ts';
import { buildSite } from '#commands/build/buildSite.ts';
import { builtPages } from '#hosts/builtSite.ts';

export interface PageSize {
  page: string;
  /** HTML with all render-blocking CSS, brotli, bytes. */
  firstRender: number;
  /** The inline head script, raw bytes; the scripts of islands are counted in `runtime`. */
  headScript: number;
  /** The inline scripts of islands, raw bytes. */
  runtime: number;
  /** All JavaScript, inline and fetched, brotli, bytes. */
  script: number;
  /** Number and bytes of the fonts that the page refers to. */
  fonts: number;
  fontBytes: number;
}

/** The limits of each page; KB are 1,024 bytes. */
export const budget = {
  firstRender: 14_600,
  headScript: 900,
  script: 62 * 1024,
  fonts: 2,
  // Enough for all characters of the fonts. The subsets of a site contain only characters that its pages use.
  fontBytes: 52 * 1024,
} as const;

/** The limit of a page's `firstRender` in other scripts than Latin, with an accent, or in several languages. */
export const firstRenderElsewhere = 15_600;

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

/** Returns the size of a file that the build compressed, unless that would be larger. */
const brotliOf = (file: string) =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? brotli(readFileSync(file));

/** Returns every script that a page loads: islands, and everything that they import. */
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
 * Measures a page of a built site.
 * @param page path of the page's file in `dist`
 */
export function measurePage(dist: string, page: string): PageSize {
  const html = readFileSync(join(dist, page), 'utf8');
  const stylesheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, href = '']) =>
    join(dist, '_astro', basename(href)),
  );
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const [head = '', ...runtime] = inline;
  const fontNames = new Set([...html.matchAll(/_astro\/([\w.-]+\.woff2)/g)].map(([, name = '']) => name));
  const fonts = [...fontNames].map((name) => readFileSync(join(dist, '_astro', name)));
  const fetched = [...scriptsOf(html, dist)].map((name) => brotliOf(join(dist, '_astro', name)));
  return {
    page,
    firstRender: sum([join(dist, page), ...stylesheets].map(brotliOf)),
    headScript: Buffer.byteLength(head),
    runtime: sum(runtime.map((code) => Buffer.byteLength(code))),
    script: brotli(inline.join('')) + sum(fetched),
    fonts: fonts.length,
    fontBytes: sum(fonts.map((font) => font.length)),
  };
}

export function measurePages(dist: string): PageSize[] {
  return builtPages(dist).map((page) => measurePage(dist, page));
}

/** Returns a line for each size of a page that is over its budget. */
export function overBudget(size: PageSize): string[] {
  return (Object.keys(budget) as (keyof typeof budget)[])
    .filter((name) => size[name] > budget[name])
    .map((name) => `${size.page}: ${name} is ${size[name]}, at most ${budget[name]}`);
}

/** Builds the site, and logs the sizes of its pages and those over their budget. @returns the exit code */
export async function reportSizes(): Promise<number> {
  const code = await buildSite();
  if (code !== 0) return code;
  const sizes = measurePages(join(root, 'dist'));
  console.log(
    'Sizes in bytes: firstRender (HTML with CSS) and script (all JavaScript) with brotli, others uncompressed.',
  );
  console.table(Object.fromEntries(sizes.map(({ page, ...rest }) => [page, rest])));
  const problems = sizes.flatMap(overBudget);
  if (problems.length) console.error(problems.join('\n'));
  else console.log('Every page is within its budget.');
  return problems.length ? 1 : 0;
}
