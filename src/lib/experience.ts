import type { ExperienceFacts } from '../schemas.ts';
import type { Picture } from './picture.ts';

/** An experience entry as the page shows it. */
export interface ExperienceEntry extends Omit<ExperienceFacts, 'logoUrl'> {
  slug: string;
  logo?: Picture;
}

type Period = Pick<ExperienceFacts, 'start' | 'end'>;

/** Newest first: what goes on now, then by end, then by start. */
export function compareExperience(a: Period, b: Period): number {
  const end = (entry: Period) => entry.end ?? '9999-12';
  return end(b).localeCompare(end(a)) || b.start.localeCompare(a.start);
}
