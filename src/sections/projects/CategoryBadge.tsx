import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './CategoryBadge.module.css';
import { CategoryMark } from './CategoryMark.tsx';
import type { Category } from './schema.ts';
import { projectsStrings } from './uiStrings.ts';

/** Mark and word in the category's color. */
export function CategoryBadge({ category }: { category: Category }) {
  const { language, lang } = useUiStrings();
  const strings = projectsStrings(language);
  return (
    <span className={`mono ${styles.badge} ${category}`} lang={lang}>
      <CategoryMark category={category} />
      {strings[category]}
    </span>
  );
}
