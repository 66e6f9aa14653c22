import type { ProjectFacts } from '../schemas.ts';
import { words } from '../words.ts';
import { lastMonth } from './dates.ts';
import { shorten } from './letters.ts';
import type { Picture } from './picture.ts';
import type { RefreshedEntry } from './refreshed.ts';

/** A project as the pages show it. */
export interface Project extends Omit<ProjectFacts, 'imageSrc' | 'shortTitle'> {
  /** The file's name: `/projects/slug`. */
  slug: string;
  /** Its number, alike everywhere: the author is 0. */
  figure: number;
  href: string;
  shortTitle: string;
  /** Of the code behind `codeLink`, where it is known. */
  repository?: Pick<RefreshedEntry, 'stars' | 'lastCommit'>;
  /** For the card, the smaller compartment of the case, and the head of its own page. */
  image: Picture;
  caseImage: Picture;
  studyImage: Picture;
  /** Reads the cover's own bytes, where it is a raster picture. */
  coverFile?: () => Promise<Uint8Array>;
}

/** Letters that a compartment of the case holds. */
const shortest = 9;

/** A name for the case where the owner gives none: the title's first word that says something and fits. */
export function shortTitleOf(title: string): string {
  const words = title
    .split(/[\s-]+/)
    .map((word) => word.replace(/^[([{"'“‘«]+|[)\]}"'”’»,.:;!?]+$/g, ''))
    .filter(Boolean);
  const fitting = words.find((word) => word.length > 3 && word.length <= shortest);
  return fitting ?? words.find((word) => word.length <= shortest) ?? shorten(title, shortest);
}

/** Order of the owner's making: by `order`, then newest first and undated last, then by title. */
export function compareProjects(
  a: Pick<ProjectFacts, 'order' | 'date' | 'title'>,
  b: Pick<ProjectFacts, 'order' | 'date' | 'title'>,
): number {
  const newest = (project: typeof a) => (project.date ? lastMonth(project.date) : '');
  return (
    (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
    newest(b).localeCompare(newest(a)) ||
    // In whatever language the building machine speaks.
    a.title.localeCompare(b.title, words.language)
  );
}
