import { type Category, categories } from './schema.ts';
import type { projectsStrings } from './uiStrings.ts';

type UiStrings = ReturnType<typeof projectsStrings>;

export interface FilterChoice {
  category: Category | 'all';
  name: string;
  /** How many projects there are of it. */
  count: number;
  /** How many of them the page holds. */
  here: number;
  /** What is announced once it is chosen. */
  status: string;
}

interface CategoryField {
  category?: Category;
}

/** Whether there is anything to choose: two categories or more, or some projects of one. */
export const isFilterable = (projects: readonly CategoryField[]): boolean =>
  new Set(projects.map(({ category }) => category)).size > 1;

/**
 * What the filter of projects offers: all of them, then each category that has some.
 * @param shown those on the page, where it does not hold them all
 */
export function filterChoices(
  projects: readonly CategoryField[],
  strings: UiStrings,
  shown = projects,
): FilterChoice[] {
  return (['all', ...categories] as const).flatMap((category) => {
    const among = (list: readonly CategoryField[]) =>
      list.filter((project) => category === 'all' || project.category === category).length;
    const [count, here] = [among(projects), among(shown)];
    const status = here === count ? strings.shown(count) : strings.shownOf(here, count);
    return count ? { category, name: strings[category], count, here, status } : [];
  });
}
