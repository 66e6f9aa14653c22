/** Visits every page several times, the floor page among them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/base/folders.ts';
import { pagePath, readBuiltSite } from '../src/hosts/builtSite.ts';
import { findChromium } from '../tests/browsers/findChromium.ts';
import { openChromium } from '../tests/browsers/openChromium.ts';
import { floorInType, floorPage, inType } from './floor.ts';
import { type Throttling, type Visit, visit } from './lighthouse.ts';
import { median } from './median.ts';
import { clickToPaint } from './nextPage.ts';
import { requestsPerSecond } from './nginx.ts';
import { serveCompressed } from './server.ts';
import { type Run, thisRun } from './thisRun.ts';

/** Of each page; the median of each figure counts. */
const visits = 5;
const floor = '/floor';
const linked = ['/projects', '/experience', '/contact'];

interface PageResult {
  path: string;
  simulated: Visit;
  throttled: Visit;
}

export interface BenchResult extends Run {
  browser: string;
  /** The floor page comes first. */
  pages: PageResult[];
  /** Milliseconds from the click on a prerendered link to the next page's first paint, by page. */
  nextPage: Record<string, number>;
  /** For `/`; undefined where nginx is not installed. */
  nginxRequestsPerSecond?: number;
}

/** Addresses of all pages that answer with 200, but those that lead on. */
export function servedPages(dist: string): string[] {
  const { pages, redirects } = readBuiltSite(dist, '/');
  const moved = new Set(redirects.map(({ from }) => from));
  return pages.map((file) => pagePath(file, '/')).filter((path) => path !== '/404' && !moved.has(path));
}

/**
 * Measures a site that is built for `/`.
 * @param paths the pages to visit besides the floor
 */
export async function measure(dist: string, paths: readonly string[]): Promise<BenchResult> {
  const front = readFileSync(join(dist, 'index.html'), 'utf8');
  const ground = floorPage(front);
  const server = await serveCompressed(dist, { [floor]: ground, [floorInType]: inType(ground, front) });
  const browser = await openChromium(await findChromium());
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const all = [floor, floorInType, ...paths];
    const simulated = await visitAll(server.origin, all, port, 'simulate');
    const throttled = await visitAll(server.origin, all, port, 'devtools');
    const nextPage: Record<string, number> = {};
    for (const path of linked) {
      const times: number[] = [];
      for (let time = 0; time < visits; time++) times.push(await clickToPaint(browser, server.origin, path));
      nextPage[path] = median(times);
      console.log(`From the click to ${path}: ${median(times).toFixed(0)} ms`);
    }
    return {
      ...thisRun(),
      browser: await browser.version(),
      pages: all.map((path) => ({ path, simulated: simulated(path), throttled: throttled(path) })),
      nextPage,
      nginxRequestsPerSecond: await requestsPerSecond(root),
    };
  } finally {
    await browser.close();
    await server.close();
  }
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
