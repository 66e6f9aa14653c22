import { projectsBy } from '#base/urls.ts';
import { Text } from '#ui/Text.tsx';
import { useHref } from '#ui/uiStrings.tsx';
import type { ShownProject } from './project.ts';

function TechnologyLink({ name, query }: { name: string; query: string }) {
  return (
    <a href={useHref()(projectsBy(query))}>
      <Text>{name}</Text>
    </a>
  );
}

/** Returns the technologies of a project. Those that other projects have too are links to all of these. */
export const technologyLinks = ({ project, shared }: Pick<ShownProject, 'project' | 'shared'>) =>
  project.technologies.map((name) => {
    const query = shared?.get(name);
    return query ? <TechnologyLink key={name} name={name} query={query} /> : name;
  });
