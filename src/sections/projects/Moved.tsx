import { PageHead } from '#ui/PageHead.tsx';
import type { Project } from './project.ts';
import { projectsStrings } from './uiStrings.ts';

/** At a project's former address, for the moment before the browser goes on. */
export function Moved({ project, language }: { project: Project; language: string }) {
  return (
    <div>
      <PageHead heading={projectsStrings(language).moved} />
      <p>
        <a className="go" href={project.href}>
          {project.title}
        </a>
      </p>
    </div>
  );
}
