import { Chips } from '#ui/Chips.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import styles from './ProjectCard.module.css';
import { ProjectLinks } from './ProjectLinks.tsx';
import type { Project } from './project.ts';

interface Props {
  project: Project;
  eager: boolean;
  /** Where the card is wider than a column. */
  sizes?: string;
}

/** One project in the grid: picture, number, category, title, description, technologies, links. */
export function ProjectCard({ project, eager, sizes }: Props) {
  const strings = useUiStrings();
  const { slug, figure, title, category, description, technologies, image, coverAlt } = project;
  return (
    <li className={`${styles.card} ${category}`} id={`project-${slug}`} data-category={category}>
      <div className={styles.cover}>
        <Picture
          picture={image}
          tone={category}
          alt={coverAlt}
          figure={figure}
          className={styles.picture}
          eager={eager}
          sizes={sizes}
        />
      </div>
      <p className={styles.meta}>
        <span className="mono">{strings.figure(figure)}</span>
        <CategoryBadge category={category} />
      </p>
      <h2>
        <a href={project.href}>{title}</a>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      <Chips items={technologies.map((name) => ({ name }))} label={strings.technologies} />
      <ProjectLinks {...project} />
    </li>
  );
}
