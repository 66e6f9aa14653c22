import { words } from '#base/words.ts';
import styles from './CategoryBadge.module.css';
import { CategoryMark } from './CategoryMark.tsx';
import type { Category } from './schema.ts';

/** Mark and word in the category's colour. */
export function CategoryBadge({ category }: { category: Category }) {
  return (
    <span className={`mono ${styles.badge} ${category}`}>
      <CategoryMark category={category} />
      {words.projects[category]}
    </span>
  );
}
