import { floorInType } from './floor.ts';
import { categories, type Visit } from './lighthouse.ts';
import type { BenchResult } from './measure.ts';

/** A page's LCP as a multiple of the floor's, at most: as Lighthouse works it out, and really slowed. */
const lcp = { simulated: 1.1, throttled: 1.25 };
/** Layout shift of a page: with fonts that arrive at once, and late. */
const cls = { simulated: 0, throttled: 0.01 };
/** Of `/`, bytes. */
const front = { untilLoad: 80 * 1024, inAll: 140 * 1024 };
/** From the click to the next page's first paint, milliseconds. */
const click = 100;

/** A line for each figure that misses what the site promises. */
export function missedGoals({ pages: [ground, ...pages], nextPage }: BenchResult): string[] {
  if (!ground) throw new Error('No page was measured.');
  const faults = pages.flatMap(({ path, simulated, throttled }) => {
    if (path === floorInType) return [];
    const atMost = (name: string, figure: number, limit: number) =>
      figure > limit ? [`${path}: ${name} is ${Number(figure.toFixed(3))}, at most ${Number(limit.toFixed(3))}`] : [];
    const ratio = (slowed: keyof typeof lcp, page: Visit) =>
      atMost(`LCP (${slowed}) by the floor's`, page.lcp / ground[slowed].lcp, lcp[slowed]);
    return [
      ...categories
        .filter((category) => simulated[category] < 100)
        .map((category) => `${path}: ${category} is ${simulated[category]} of 100`),
      ...ratio('simulated', simulated),
      ...ratio('throttled', throttled),
      ...atMost('TBT', simulated.tbt, ground.simulated.tbt),
      ...atMost('CLS', simulated.cls, cls.simulated),
      ...atMost('CLS (throttled)', throttled.cls, cls.throttled),
      ...(path === '/' ? atMost('bytes until load', simulated.untilLoad, front.untilLoad) : []),
      ...(path === '/' ? atMost('bytes in all', simulated.inAll, front.inAll) : []),
    ];
  });
  const late = Object.entries(nextPage).filter(([, milliseconds]) => milliseconds > click);
  return [...faults, ...late.map(([path, ms]) => `${path}: ${ms.toFixed(0)} ms from click to paint, at most ${click}`)];
}
