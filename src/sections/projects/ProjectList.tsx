import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectList.module.css';
import type { Project } from './project.ts';

/** All cards, complete in the HTML; the filter hides some by attribute, and the layout counts what is left. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ol className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard key={project.slug} project={project} index={index} count={projects.length} />
      ))}
    </ol>
  );
}
