import { ContentIn } from '#ui/uiStrings.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectList.module.css';
import type { ShownProject } from './project.ts';

/** All cards, complete in the HTML; the filter hides some by attribute, and the layout counts what is left. */
export function ProjectList({ projects }: { projects: readonly ShownProject[] }) {
  const isFirst = ({ project }: ShownProject, index: number) =>
    projects.findIndex((other) => other.project.category === project.category) === index;
  return (
    <ol className={styles.cards}>
      {projects.map((shown, index) => (
        <ContentIn key={shown.project.slug} lang={shown.project.lang}>
          <ProjectCard shown={shown} index={index} count={projects.length} mayBeFirst={isFirst(shown, index)} />
        </ContentIn>
      ))}
    </ol>
  );
}
