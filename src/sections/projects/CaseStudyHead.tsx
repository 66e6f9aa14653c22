import { isLongTitle } from '#base/titles.ts';
import { Picture } from '#ui/Picture.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './CaseStudyHead.module.css';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Project } from './project.ts';

/** The head of a case study: number, category, title and description beside the cover. */
export function CaseStudyHead({ project }: { project: Project }) {
  const strings = useUiStrings();
  const { figure, category, title, description, caseStudyImage, coverAlt } = project;
  return (
    <div className={`grid ${styles.head} ${category}`}>
      <div className={styles.words}>
        <p className={styles.meta}>
          <span className="mono">{strings.figure(figure)}</span>
          <CategoryBadge category={category} />
        </p>
        <h1 className={`${styles.title} ${isLongTitle(title) ? styles.long : ''}`}>{title}</h1>
        {description && <p className={`lead ${styles.description}`}>{description}</p>}
      </div>
      <div className={styles.cover}>
        <Picture
          picture={caseStudyImage}
          tone={category}
          alt={coverAlt}
          figure={figure}
          className={styles.picture}
          eager
        />
      </div>
    </div>
  );
}
