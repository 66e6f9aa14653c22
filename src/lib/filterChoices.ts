import { type Category, categories } from '../schemas.ts';
import { words } from '../words.ts';

export interface FilterChoice {
  category: Category | 'all';
  name: string;
  /** How many projects it shows. */
  count: number;
  /** What is announced once it is chosen. */
  status: string;
}

/** What the filter of projects offers: all of them, then each category. */
export function filterChoices(projects: readonly { category: Category }[]): FilterChoice[] {
  return (['all', ...categories] as const).map((category) => {
    const count = projects.filter((project) => category === 'all' || project.category === category).length;
    const status = count ? words.projects.shown(count) : words.projects.none;
    return { category, name: words.projects[category], count, status };
  });
}
