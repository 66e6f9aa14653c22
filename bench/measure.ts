/** Visits every page and its baseline several times. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/base/folders.ts';
import { pagePath, readBuiltSite } from '../src/hosts/builtSite.ts';
import { findChromium } from '../tests/browsers/findChromium.ts';
import { type Browser, openChromium } from '../tests/browsers/openChromium.ts';
import { baselineOf, baselineWithFontsOf, createBaseline, withFonts } from './baseline.ts';
import { type Throttling, type Visit, visit } from './lighthouse.ts';
import { median, type Run, thisRun } from './measurement.ts';
import { clickToPaint, type Way } from './nextPage.ts';
import { requestsPerSecond } from './nginx.ts';
import { serveCompressed } from './server.ts';

/** Visits per page. The result is the median of each metric. */
const visits = 5;
const linked = ['/projects', '/experience', '/contact'];

/** A visit simulated by Lighthouse, and one that is really throttled. */
type Visits = Record<'simulated' | 'throttled', Visit>;

interface PageResult extends Visits {
  path: string;
  /** Its baseline: simulated in the site's fonts, throttled in system fonts. */
  baseline: Visits;
}

/** Milliseconds from the click to the next page's first paint. */
export interface NextPage {
  /** To a page that was prerendered while the pointer rested on the link. */
  prerendered: number;
  /** By a click without resting on the link before. `baseline…`: the same from baseline to baseline. */
  click: number;
  baselineClick: number;
  tap: number;
  baselineTap: number;
}

export interface BenchResult extends Run {
  browser: string;
  pages: PageResult[];
  /** By path. */
  nextPage: Record<string, NextPage>;
  /** For `/`; undefined if nginx is not installed. */
  nginxRequestsPerSecond?: number;
}

export const readPage = (dist: string, path: string) =>
  readFileSync(join(dist, `${path === '/' ? '/index' : path}.html`), 'utf8');

/** Returns the paths of all pages except 404 and redirects. */
export function servedPages(dist: string): string[] {
  const { pages, redirects } = readBuiltSite(dist, '/');
  const moved = new Set(redirects.map(({ from }) => from));
  return pages.map((file) => pagePath(file, '/')).filter((path) => path !== '/404' && !moved.has(path));
}

/**
 * Returns one page of each kind: of pages in the same folder, such as projects, the one with the most HTML. Skips
 * `/home`, which is a second URL of `/`.
 */
export function kindsOf(pages: readonly string[], weight: (path: string) => number): string[] {
  const kind = (path: string) => (path.lastIndexOf('/') ? path.replace(/[^/]+$/, '') : path);
  const heaviest = (path: string) =>
    pages.every((other) => kind(other) !== kind(path) || weight(other) <= weight(path));
  return pages.filter((path) => path !== '/home' && heaviest(path));
}

/**
 * Measures a site that is built for `/`.
 * @param paths pages to visit, each with its baseline
 */
export async function measure(dist: string, paths: readonly string[]): Promise<BenchResult> {
  const html = (path: string) => readPage(dist, path);
  const known = [...new Set([...paths, '/', ...linked])];
  const baselines = Object.fromEntries(known.map((path) => [baselineOf(path), createBaseline(html(path), known)]));
  const baselinesWithFonts = paths.map((path) => [
    baselineWithFontsOf(path),
    withFonts(baselines[baselineOf(path)] ?? '', html(path)),
  ]);
  const server = await serveCompressed(dist, { ...baselines, ...Object.fromEntries(baselinesWithFonts) });
  const browser = await openChromium(await findChromium(), '--ignore-certificate-errors');
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const withBaselines = (baseline: (path: string) => string) => paths.flatMap((path) => [baseline(path), path]);
    const simulated = await visitAll(server.origin, withBaselines(baselineWithFontsOf), port, 'simulate');
    const throttled = await visitAll(server.origin, withBaselines(baselineOf), port, 'devtools');
    const nextPage: Record<string, NextPage> = {};
    for (const path of linked) nextPage[path] = await measureNextPage(browser, server.origin, path);
    return {
      ...thisRun(),
      browser: await browser.version(),
      pages: paths.map((path) => ({
        path,
        simulated: simulated(path),
        throttled: throttled(path),
        baseline: { simulated: simulated(baselineWithFontsOf(path)), throttled: throttled(baselineOf(path)) },
      })),
      nextPage,
      nginxRequestsPerSecond: await requestsPerSecond(root),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Measures clicks from `/` to a page in every way, in turn, so that a busy moment affects all ways. */
async function measureNextPage(browser: Browser, origin: string, path: string): Promise<NextPage> {
  const ways: Record<keyof NextPage, [from: string, to: string, way: Way]> = {
    prerendered: ['/', path, 'rest'],
    click: ['/', path, 'click'],
    baselineClick: [baselineOf('/'), baselineOf(path), 'click'],
    tap: ['/', path, 'tap'],
    baselineTap: [baselineOf('/'), baselineOf(path), 'tap'],
  };
  const times: Record<keyof NextPage, number[]> = {
    prerendered: [],
    click: [],
    baselineClick: [],
    tap: [],
    baselineTap: [],
  };
  const names = Object.keys(ways) as (keyof NextPage)[];
  for (let round = 0; round < visits; round++) {
    for (const name of names) {
      const [from, to, way] = ways[name];
      times[name].push(await clickToPaint(browser, origin + from, to, way));
    }
  }
  const medians = Object.fromEntries(names.map((name) => [name, median(times[name])])) as unknown as NextPage;
  console.log(
    `Time to the first paint of ${path}: ${names.map((name) => `${name} ${medians[name].toFixed(0)} ms`).join(', ')}`,
  );
  return medians;
}

/** Visits all pages in rounds, so that a busy moment affects all of them. */
async function visitAll(origin: string, paths: readonly string[], port: number, throttling: Throttling) {
  const seen = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let round = 1; round <= visits; round++) {
    for (const path of paths) {
      const metrics = await visit(origin + path, port, throttling);
      seen.get(path)?.push(metrics);
      console.log(`${throttling}, round ${round} of ${visits}, ${path}: LCP ${metrics.lcp.toFixed(0)} ms`);
    }
  }
  return (path: string): Visit => medianVisit(seen.get(path) ?? []);
}

function medianVisit(all: readonly Visit[]): Visit {
  const names = Object.keys(all[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((each) => each[name]))])) as Visit;
}
