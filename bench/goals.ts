import { categories, type Visit } from './lighthouse.ts';
import type { BenchResult } from './measure.ts';

/** A page's LCP as a multiple of its floor's, at most: as Lighthouse works it out, in type, and really slowed. */
const lcp = { simulated: 1.1, throttled: 1.25 };
/** Layout shift of a page: with fonts that arrive at once, and late. */
const cls = { simulated: 0, throttled: 0.01 };
/** Of `/`, bytes. */
const front = { untilLoad: 80 * 1024, inAll: 140 * 1024 };
/** From the click to a prerendered page's first paint, milliseconds. */
const prerendered = 100;
/** From a click or a tap without a rest before it to the next page's first paint, as a multiple of the floor's. */
const plain = 1.5;

/** A line for each figure that misses what the site promises. */
export function missedGoals({ pages, nextPage }: BenchResult): string[] {
  const faults = pages.flatMap(({ path, simulated, throttled, floor }) => {
    const atMost = limit(path);
    const ratio = (slowed: keyof typeof lcp, page: Visit) =>
      atMost(`LCP (${slowed}) by the floor's`, page.lcp / floor[slowed].lcp, lcp[slowed]);
    return [
      ...categories
        .filter((category) => simulated[category] < 100)
        .map((category) => `${path}: ${category} is ${simulated[category]} of 100`),
      ...ratio('simulated', simulated),
      ...ratio('throttled', throttled),
      ...atMost('TBT', simulated.tbt, floor.simulated.tbt),
      ...atMost('CLS', simulated.cls, cls.simulated),
      ...atMost('CLS (throttled)', throttled.cls, cls.throttled),
      ...(path === '/' ? atMost('bytes until load', simulated.untilLoad, front.untilLoad) : []),
      ...(path === '/' ? atMost('bytes in all', simulated.inAll, front.inAll) : []),
    ];
  });
  const late = Object.entries(nextPage).flatMap(([path, times]) => {
    const atMost = limit(path);
    return [
      ...atMost('ms from click to paint, prerendered,', times.prerendered, prerendered),
      ...atMost("click to paint by the floor's", times.click / times.floorClick, plain),
      ...atMost("tap to paint by the floor's", times.tap / times.floorTap, plain),
    ];
  });
  return [...faults, ...late];
}

/** A line where a figure of a page is over its limit. */
const limit = (path: string) => (name: string, figure: number, most: number) =>
  figure > most ? [`${path}: ${name} is ${Number(figure.toFixed(3))}, at most ${Number(most.toFixed(3))}`] : [];
