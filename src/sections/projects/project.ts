import { lastMonth } from '#base/dates.ts';
import type { RefreshedEntry } from '#base/refreshed.ts';
import type { Picture } from '#ui/picture.ts';
import type { Category, ProjectFrontMatter } from './schema.ts';

/** A picture file of the owner's: its address before the base path, and its bytes. */
export interface OriginalPicture {
  path: string;
  read: () => Promise<Uint8Array>;
}

/** A project as the pages show it. */
export interface Project extends Omit<ProjectFrontMatter, 'imageSrc'> {
  /** The file's name: `/projects/slug`. */
  slug: string;
  /** Its number, alike everywhere: the author is 0. */
  figure: number;
  /** What its cover wears: its category's colors, or none. */
  tone: Category | 'neutral';
  /** The address of its page, before the base path and with it. */
  path: string;
  href: string;
  /** Of the code behind `codeLink`, where it is known. */
  repository?: Pick<RefreshedEntry, 'stars' | 'lastCommit'>;
  /** For the card, its tile in the showcase, and the head of its own page. */
  image: Picture;
  showcaseImage: Picture;
  caseStudyImage: Picture;
  /** Reads the cover's own bytes, where it is a raster picture. */
  coverFile?: OriginalPicture;
}

/** Order of the owner's making: by `order`, then newest first and undated last, then by title. */
export function compareProjects(
  a: Pick<ProjectFrontMatter, 'order' | 'date' | 'title'>,
  b: Pick<ProjectFrontMatter, 'order' | 'date' | 'title'>,
): number {
  const newest = (project: typeof a) => (project.date ? lastMonth(project.date) : '');
  return (
    (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
    newest(b).localeCompare(newest(a)) ||
    // In any locale of the machine.
    a.title.localeCompare(b.title, 'en')
  );
}
