import { firstMonth, lastMonth, type Period } from '#base/dates.ts';
import type { ExperienceEntry } from './schema.ts';

/** What decides on the place of an entry. */
type Sortable = Period & Pick<ExperienceEntry, 'order'>;

/** The fragment of an entry on its page. */
export const entryId = (slug: string): string => `entry-${slug}`;

/** Newest first: what goes on now, then by end, then by start; what has no date comes last. Then as the owner orders. */
export function compareExperience(a: Sortable, b: Sortable): number {
  const start = (entry: Period) => (entry.start ? firstMonth(entry.start) : '');
  const end = (entry: Period) => (entry.end ? lastMonth(entry.end) : entry.start || entry.current ? '9999-12' : '');
  const place = ({ order = Number.MAX_VALUE }: Sortable) => order;
  return end(b).localeCompare(end(a)) || start(b).localeCompare(start(a)) || place(a) - place(b);
}
