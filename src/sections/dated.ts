/** Lists that are sorted by date. */
import { z } from 'zod';
import { lastMonth } from '#base/dates.ts';

export const position = z.number().optional().describe('Sort position, lowest first. If omitted: last, newest first.');

interface Dated {
  date?: string | number;
  order?: number;
}

/** Sorts by `order`, then newest first. A year counts as its last month, and entries without both are last. */
export function compareDated(a: Dated, b: Dated): number {
  const [first, second] = [a, b].map(({ order = Number.MAX_VALUE }) => order) as [number, number];
  const newest = ({ date }: Dated) => (date ? lastMonth(String(date)) : '');
  return first - second || newest(b).localeCompare(newest(a));
}

/** Sorts files in the same way, and then by title, in any locale of the machine alike. */
export const compareFiles = (a: Dated & { title: string }, b: Dated & { title: string }): number =>
  compareDated(a, b) || a.title.localeCompare(b.title, 'en');
