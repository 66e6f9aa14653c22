/** Lists that are sorted by date. */
import { z } from 'zod';

export const position = z.number().optional().describe('Sort position, lowest first. If omitted: last, newest first.');

interface Dated {
  date?: string | number;
  order?: number;
}

/** Sorts by `order`, then newest first. Entries without both are last. */
export function compareDated(a: Dated, b: Dated): number {
  const [first, second] = [a, b].map(({ order = Number.MAX_VALUE }) => order) as [number, number];
  return first - second || String(b.date ?? '').localeCompare(String(a.date ?? ''));
}
