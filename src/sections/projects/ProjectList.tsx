import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectList.module.css';
import type { Project } from './project.ts';

/** Of a picture on a first card that takes a row of its own, as wide as two columns. */
const leadingSizes = '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, 47.5rem';

/** All cards, complete in the HTML; the filter hides some by attribute, and the layout counts what is left. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ol className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          eager={index === 0}
          sizes={index === 0 && projects.length % 3 === 1 ? leadingSizes : undefined}
        />
      ))}
    </ol>
  );
}
