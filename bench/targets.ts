import { categories, type Visit } from './lighthouse.ts';
import type { BenchResult } from './measure.ts';

/** Maximum LCP of a page, as a multiple of its baseline's: simulated by Lighthouse, and really throttled. */
const lcp = { simulated: 1.1, throttled: 1.25 };
/** Maximum layout shift of a page: with fonts that arrive at once, and late. */
const cls = { simulated: 0, throttled: 0.01 };
/** Maximum bytes of `/`. */
const home = { untilLoad: 80 * 1024, inAll: 140 * 1024 };
/** Maximum time from the click to the first paint of a prerendered page, in milliseconds. */
const prerendered = 100;
/** Maximum time from a click or tap without hovering first to the next page's first paint, as a multiple of the baseline's. */
const direct = 1.5;

/** Returns a line for each metric that misses its target. */
export function findMissedTargets({ pages, nextPage }: BenchResult): string[] {
  const slow = pages.flatMap(({ path, simulated, throttled, baseline }) => {
    const atMost = limit(path);
    const ratio = (slowed: keyof typeof lcp, page: Visit) =>
      atMost(`LCP (${slowed}) ÷ baseline`, page.lcp / baseline[slowed].lcp, lcp[slowed]);
    return [
      ...categories
        .filter((category) => simulated[category] < 100)
        .map((category) => `${path}: ${category} is ${simulated[category]} of 100`),
      ...ratio('simulated', simulated),
      ...ratio('throttled', throttled),
      ...atMost('TBT', simulated.tbt, baseline.simulated.tbt),
      ...atMost('CLS', simulated.cls, cls.simulated),
      ...atMost('CLS (throttled)', throttled.cls, cls.throttled),
      ...(path === '/' ? atMost('bytes until load', simulated.untilLoad, home.untilLoad) : []),
      ...(path === '/' ? atMost('bytes in all', simulated.inAll, home.inAll) : []),
    ];
  });
  const late = Object.entries(nextPage).flatMap(([path, times]) => {
    const atMost = limit(path);
    return [
      ...atMost('ms from click to paint, prerendered,', times.prerendered, prerendered),
      ...atMost('click to paint ÷ baseline', times.click / times.baselineClick, direct),
      ...atMost('tap to paint ÷ baseline', times.tap / times.baselineTap, direct),
    ];
  });
  return [...slow, ...late];
}

/** Returns a function that returns a line if a metric of the page is over its limit. */
const limit = (path: string) => (name: string, metric: number, most: number) =>
  metric > most ? [`${path}: ${name} is ${Number(metric.toFixed(3))}, at most ${Number(most.toFixed(3))}`] : [];
