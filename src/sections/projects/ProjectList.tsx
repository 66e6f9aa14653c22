import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectList.module.css';
import type { Project } from './project.ts';

/** Returns `sizes` of a card's picture where the card is wider than a column: see the stylesheet of the card. */
function wideSizes(index: number, count: number): string | undefined {
  const upTo = (width: string) => `(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, ${width}`;
  // A first card alone in its row, whose picture takes two columns; or two in the last row.
  if (count % 3 === 1 && index === 0) return upTo('47.5rem');
  return count % 3 === 2 && index >= count - 2 ? upTo('35.25rem') : undefined;
}

/** All cards, complete in the HTML; the filter hides some by attribute, and the layout counts what is left. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ol className={styles.cards}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          eager={index === 0}
          sizes={wideSizes(index, projects.length)}
        />
      ))}
    </ol>
  );
}
