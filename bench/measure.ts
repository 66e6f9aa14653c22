/** Visits every page and its floor several times. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/base/folders.ts';
import { pagePath, readBuiltSite } from '../src/hosts/builtSite.ts';
import { findChromium } from '../tests/browsers/findChromium.ts';
import { type Browser, openChromium } from '../tests/browsers/openChromium.ts';
import { floorInTypeOf, floorOf, floorPage, inType } from './floor.ts';
import { type Throttling, type Visit, visit } from './lighthouse.ts';
import { median } from './median.ts';
import { clickToPaint, type Way } from './nextPage.ts';
import { requestsPerSecond } from './nginx.ts';
import { serveCompressed } from './server.ts';
import { type Run, thisRun } from './thisRun.ts';

/** Of each page; the median of each figure counts. */
const visits = 5;
const linked = ['/projects', '/experience', '/contact'];

/** A visit as Lighthouse works it out, and one that is really slowed. */
type Visits = Record<'simulated' | 'throttled', Visit>;

interface PageResult extends Visits {
  path: string;
  /** The same words, images and layout by hand: simulated in the site's typefaces, throttled in the browser's own. */
  floor: Visits;
}

/** Milliseconds from the click to the next page's first paint. */
export interface NextPage {
  /** Prerendered, because the pointer rested on the link. */
  prerendered: number;
  /** Without a rest before it, and the same from floor to floor. */
  click: number;
  floorClick: number;
  tap: number;
  floorTap: number;
}

export interface BenchResult extends Run {
  browser: string;
  pages: PageResult[];
  /** By page. */
  nextPage: Record<string, NextPage>;
  /** For `/`; undefined where nginx is not installed. */
  nginxRequestsPerSecond?: number;
}

export const readPage = (dist: string, path: string) =>
  readFileSync(join(dist, `${path === '/' ? '/index' : path}.html`), 'utf8');

/** Addresses of all pages that answer with 200, but those that lead on. */
export function servedPages(dist: string): string[] {
  const { pages, redirects } = readBuiltSite(dist, '/');
  const moved = new Set(redirects.map(({ from }) => from));
  return pages.map((file) => pagePath(file, '/')).filter((path) => path !== '/404' && !moved.has(path));
}

/**
 * One page of each kind: of the pages below another, such as the projects, the one with the most HTML; and not `/home`,
 * which is `/` at a second address.
 */
export function kindsOf(pages: readonly string[], weight: (path: string) => number): string[] {
  const kind = (path: string) => (path.lastIndexOf('/') ? path.replace(/[^/]+$/, '') : path);
  const heaviest = (path: string) =>
    pages.every((other) => kind(other) !== kind(path) || weight(other) <= weight(path));
  return pages.filter((path) => path !== '/home' && heaviest(path));
}

/**
 * Measures a site that is built for `/`.
 * @param paths the pages to visit, each beside its floor
 */
export async function measure(dist: string, paths: readonly string[]): Promise<BenchResult> {
  const html = (path: string) => readPage(dist, path);
  const known = [...new Set([...paths, '/', ...linked])];
  const floors = Object.fromEntries(known.map((path) => [floorOf(path), floorPage(html(path), known)]));
  const floorsInType = paths.map((path) => [floorInTypeOf(path), inType(floors[floorOf(path)] ?? '', html(path))]);
  const server = await serveCompressed(dist, { ...floors, ...Object.fromEntries(floorsInType) });
  const browser = await openChromium(await findChromium(), '--ignore-certificate-errors');
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const besides = (floor: (path: string) => string) => paths.flatMap((path) => [floor(path), path]);
    const simulated = await visitAll(server.origin, besides(floorInTypeOf), port, 'simulate');
    const throttled = await visitAll(server.origin, besides(floorOf), port, 'devtools');
    const nextPage: Record<string, NextPage> = {};
    for (const path of linked) nextPage[path] = await measureNextPage(browser, server.origin, path);
    return {
      ...thisRun(),
      browser: await browser.version(),
      pages: paths.map((path) => ({
        path,
        simulated: simulated(path),
        throttled: throttled(path),
        floor: { simulated: simulated(floorInTypeOf(path)), throttled: throttled(floorOf(path)) },
      })),
      nextPage,
      nginxRequestsPerSecond: await requestsPerSecond(root),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** From `/` to a page in every way, and from floor to floor, in turn, so that a busy moment falls on all. */
async function measureNextPage(browser: Browser, origin: string, path: string): Promise<NextPage> {
  const ways: Record<keyof NextPage, [from: string, to: string, way: Way]> = {
    prerendered: ['/', path, 'rest'],
    click: ['/', path, 'click'],
    floorClick: [floorOf('/'), floorOf(path), 'click'],
    tap: ['/', path, 'tap'],
    floorTap: [floorOf('/'), floorOf(path), 'tap'],
  };
  const times: Record<keyof NextPage, number[]> = { prerendered: [], click: [], floorClick: [], tap: [], floorTap: [] };
  const names = Object.keys(ways) as (keyof NextPage)[];
  for (let round = 0; round < visits; round++) {
    for (const name of names) {
      const [from, to, way] = ways[name];
      times[name].push(await clickToPaint(browser, origin + from, to, way));
    }
  }
  const medians = Object.fromEntries(names.map((name) => [name, median(times[name])])) as unknown as NextPage;
  console.log(`From the click to ${path}: ${names.map((name) => `${name} ${medians[name].toFixed(0)} ms`).join(', ')}`);
  return medians;
}

/** Goes round all pages, so that a busy moment of the machine does not fall on one of them only. */
async function visitAll(origin: string, paths: readonly string[], port: number, throttling: Throttling) {
  const seen = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let round = 1; round <= visits; round++) {
    for (const path of paths) {
      const figures = await visit(origin + path, port, throttling);
      seen.get(path)?.push(figures);
      console.log(`${throttling}, round ${round} of ${visits}, ${path}: LCP ${figures.lcp.toFixed(0)} ms`);
    }
  }
  return (path: string): Visit => medianVisit(seen.get(path) ?? []);
}

function medianVisit(all: readonly Visit[]): Visit {
  const figures = Object.keys(all[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(figures.map((figure) => [figure, median(all.map((each) => each[figure]))])) as Visit;
}
