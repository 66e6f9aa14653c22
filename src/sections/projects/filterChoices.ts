import type { UiStrings } from '#base/uiStrings.ts';
import { type Category, categories, type Project } from './schema.ts';

export interface FilterChoice {
  category: Category | 'all';
  name: string;
  /** Number of its projects. */
  count: number;
  /** Number of them on the page. */
  here: number;
  /** Announced to screen readers once it is chosen. */
  status: string;
}

type FilteredProject = Pick<Project, 'category'>;

/** Returns whether a filter is useful: projects have several categories, or only some have one. */
export const isFilterable = (projects: readonly FilteredProject[]): boolean =>
  new Set(projects.map(({ category }) => category)).size > 1;

/**
 * Returns the choices of the filter: all projects, then each category that has some.
 * @param shown the projects on the page, if it doesn't have all
 */
export function filterChoices(
  projects: readonly FilteredProject[],
  strings: UiStrings['projects'],
  shown = projects,
): FilterChoice[] {
  return (['all', ...categories] as const).flatMap((category) => {
    const among = (list: readonly FilteredProject[]) =>
      list.filter((project) => category === 'all' || project.category === category).length;
    const [count, here] = [among(projects), among(shown)];
    const status = here === count ? strings.shown(count) : strings.shownOf(here, count);
    return count ? { category, name: strings[category], count, here, status } : [];
  });
}
