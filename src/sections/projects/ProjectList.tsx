import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectList.module.css';
import type { Project } from './project.ts';

/** Of a picture on a card that closes the grid alone, as wide as two columns. */
const closingSizes = '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, 47.5rem';

/** All cards, complete in the HTML; the filter hides some by attribute, and the layout counts what is left. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const closing = projects.length % 3 === 1 ? projects.length - 1 : undefined;
  return (
    <ol className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          eager={index === 0}
          sizes={index === closing ? closingSizes : undefined}
        />
      ))}
    </ol>
  );
}
