import type { UiStrings } from '#base/uiStrings.ts';
import { type Category, categories, type Project } from './schema.ts';

export interface FilterChoice {
  category: Category | 'all';
  name: string;
  count: number;
  /** Announced to screen readers once it is chosen. */
  status: string;
}

type FilteredProject = Pick<Project, 'category'>;

export const isFilterable = (projects: readonly FilteredProject[]): boolean =>
  new Set(projects.map(({ category }) => category)).size > 1;

export const filterChoices = (projects: readonly FilteredProject[], strings: UiStrings['projects']): FilterChoice[] =>
  (['all', ...categories] as const).flatMap((category) => {
    const count = projects.filter((project) => category === 'all' || project.category === category).length;
    return count ? { category, name: strings[category], count, status: strings.shown(count) } : [];
  });
