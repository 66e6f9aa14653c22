import { lastMonth } from '#base/dates.ts';
import type { RefreshedEntry } from '#base/refreshed.ts';
import type { Image } from '#ui/image.ts';
import type { Project } from './schema.ts';

/** An image file of the owner's: its address before the base path, and its bytes. */
export interface OriginalImage {
  path: string;
  read: () => Promise<Uint8Array>;
}

/** A project with what pages draw beside it. */
export interface ShownProject {
  project: Project;
  /** Its number, alike everywhere: the author is 0. */
  figure: number;
  /** For the card, and the head of its own page. */
  cover: { card: Image; page: Image };
  /** Of the code behind `codeLink`, where it is known. */
  repository?: Pick<RefreshedEntry, 'stars' | 'lastCommit'>;
}

/** The fragment of a project's card. */
export const cardId = (slug: string): string => `project-${slug}`;

/** The tones of a project's cover: its category's, or neutral ones. */
export const toneOf = ({ category }: Pick<Project, 'category'>) => category ?? 'neutral';

/** Order of the owner's making: by `order`, then newest first and undated last, then by title. */
export function compareProjects(
  a: Pick<Project, 'order' | 'date' | 'title'>,
  b: Pick<Project, 'order' | 'date' | 'title'>,
): number {
  const newest = (project: typeof a) => (project.date ? lastMonth(project.date) : '');
  return (
    (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
    newest(b).localeCompare(newest(a)) ||
    // In any locale of the machine.
    a.title.localeCompare(b.title, 'en')
  );
}
