import { routes } from '#base/urls.ts';
import { FilterLink } from '../FilterLink.tsx';
import type { ShownProject } from './project.ts';

/** Returns the technologies of a project. Those that other projects have too are links to all of these. */
export const technologyLinks = ({ project, shared }: Pick<ShownProject, 'project' | 'shared'>) =>
  project.technologies.map((name) => {
    const query = shared?.get(name);
    return query ? <FilterLink key={name} path={routes.projects} name={name} query={query} /> : name;
  });
