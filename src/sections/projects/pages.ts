import { oldSlugsOf } from '#base/slug.ts';
import { projectPath, routes } from '#base/urls.ts';
import type { Page } from '../places.ts';
import type { AnyEntry } from '../section.ts';
import { cardId } from './project.ts';

export function projectsPages(
  projects: readonly AnyEntry[],
  publicationIds: (keys: readonly unknown[]) => readonly string[],
): Page[] {
  const dates = projects.map(({ date }) => date);
  return [
    { path: routes.about, ids: [], dates },
    { path: routes.projects, ids: projects.map(({ slug }) => cardId(slug)), dates },
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
