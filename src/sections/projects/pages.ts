import { oldSlugsOf } from '#base/slug.ts';
import { projectPagePath, projectPath, routes } from '#base/urls.ts';
import type { Page } from '../places.ts';
import type { AnyEntry } from '../section.ts';
import { cardId } from './project.ts';
import { type Category, categories } from './schema.ts';

/** Maximum number of projects on one page. */
export const perPage = 60;

/** One of the pages over which a long list of projects is spread. */
export interface ListPage<Item> {
  /** From 1. */
  number: number;
  items: Item[];
  /** Before the base path. */
  path: string;
}

/** Splits a list into pages. An empty list has one page. */
export function paginate<Item>(items: readonly Item[], category?: Category): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    items: items.slice(index * perPage, (index + 1) * perPage),
    path: projectPagePath(index + 1, category),
  }));
}

/** Returns the pages of the list besides /projects: further ones, and those of each category. None for a short list. */
export function furtherPages<Item extends { category?: Category }>(
  projects: readonly Item[],
): (ListPage<Item> & { category?: Category })[] {
  if (projects.length <= perPage) return [];
  const ofCategory = (category: Category) => {
    const some = projects.filter((project) => project.category === category);
    return some.length ? paginate(some, category).map((page) => ({ ...page, category })) : [];
  };
  return [...paginate(projects).slice(1), ...categories.flatMap(ofCategory)];
}

/** Returns the list of projects, the pages beside it, and the page of each project with the publications it lists. */
export function projectsPages(
  projects: readonly AnyEntry[],
  publicationIds: (keys: readonly unknown[]) => readonly string[],
): Page[] {
  const listed = projects as readonly (AnyEntry & { category?: Category })[];
  const dates = projects.map(({ date }) => date);
  const further = furtherPages(listed);
  // One with errors can be anywhere in the list, and moves others to another page.
  const isKnown = !further.length || !projects.some(({ isInvalid }) => isInvalid);
  return [
    { path: routes.about, ids: [], dates },
    ...[...paginate(listed).slice(0, 1), ...further].map(({ path, items }) => ({
      path,
      ids: isKnown ? items.map(({ slug }) => cardId(slug)) : undefined,
      dates: items.map(({ date }) => date),
    })),
    ...projects.map((project) => {
      const keys: unknown[] = Array.isArray(project.publications) ? project.publications : [];
      return {
        path: projectPath(project.slug),
        ids: publicationIds(keys),
        dates: [project.date],
        texts: [project],
      };
    }),
    ...projects.flatMap(oldSlugsOf).map((alias) => ({ path: projectPath(alias) })),
  ];
}
