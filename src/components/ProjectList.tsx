import type { Project } from '../lib/project.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectList.module.css';

/** How many cards the first screen may show: their pictures are not put off. */
const inView = 3;

/** All cards, complete in the HTML; the filter hides some by attribute, and the layout counts what is left. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ol className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard key={project.slug} project={project} eager={index < inView} />
      ))}
    </ol>
  );
}
