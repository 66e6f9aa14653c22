import type { UiStrings } from '#base/uiStrings.ts';
import { type FilterChoice, filterChoices, filterQuery } from '../filterChoices.ts';
import type { ShownProject } from './project.ts';
import { categories, type Project } from './schema.ts';

/** Returns the filter's query for each technology of several projects, however they write it. */
export function sharedTechnologies(projects: readonly Pick<Project, 'technologies'>[]): ReadonlyMap<string, string> {
  const uses = projects.flatMap((project) => project.technologies.map((name) => ({ name, project })));
  const shared = [...Map.groupBy(uses, ({ name }) => name.toLowerCase()).values()].filter(
    (same) => new Set(same.map(({ project }) => project)).size > 1,
  );
  return new Map(
    shared.flatMap((same) => same.map(({ name }) => [name, filterQuery('technology', same[0]?.name ?? name)])),
  );
}

/** Returns the filter's queries that show a project: its category, and its technologies that others have too. */
export const queriesOf = ({ project, shared }: Pick<ShownProject, 'project' | 'shared'>): string[] => [
  ...(project.category ? [filterQuery('category', project.category)] : []),
  ...project.technologies.flatMap((name) => shared?.get(name) ?? []),
];

export function projectChoices(
  projects: readonly Pick<ShownProject, 'project' | 'shared'>[],
  strings: UiStrings['projects'],
): FilterChoice[] {
  const technologies = new Map<string, string>();
  for (const [name, query] of projects[0]?.shared ?? []) if (!technologies.has(query)) technologies.set(query, name);
  return filterChoices(
    projects.map(queriesOf),
    [
      ...categories.map((category) => ({
        query: filterQuery('category', category),
        name: strings[category],
        category,
      })),
      ...[...technologies].map(([query, name]) => ({ query, name, isLinked: true })),
    ],
    strings,
  );
}
