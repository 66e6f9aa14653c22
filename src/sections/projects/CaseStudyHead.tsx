import { hangOf, isLongTitle } from '#ui/largeType.ts';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './CaseStudyHead.module.css';
import { CategoryBadge } from './CategoryBadge.tsx';
import { type ShownProject, toneOf } from './project.ts';

/** The head of a case study: number, category, title and description beside the cover. */
export function CaseStudyHead({ project, figure, cover }: ShownProject) {
  const strings = useUiStrings();
  const { category, title, description, coverAlt } = project;
  const tone = toneOf(project);
  return (
    <div className={`grid ${styles.head} ${tone}`}>
      <div className={styles.words}>
        <p className={styles.meta}>
          <span className="mono" lang={strings.lang}>
            {strings.figure(figure)}
          </span>
          {category && <CategoryBadge category={category} />}
        </p>
        <h1 className={`${styles.title} ${isLongTitle(title) ? styles.long : ''} ${hangOf(title)}`}>
          <Text>{title}</Text>
        </h1>
        {description && (
          <p className={`lead ${styles.description}`}>
            <Text>{description}</Text>
          </p>
        )}
      </div>
      <div className={styles.cover}>
        <Picture image={cover.page} tone={tone} alt={coverAlt} figure={figure} className={styles.image} eager />
      </div>
    </div>
  );
}
