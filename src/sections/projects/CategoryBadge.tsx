import { useWords } from '#ui/words.tsx';
import styles from './CategoryBadge.module.css';
import { CategoryMark } from './CategoryMark.tsx';
import type { Category } from './schema.ts';
import { projectsWords } from './words.ts';

/** Mark and word in the category's colour. */
export function CategoryBadge({ category }: { category: Category }) {
  const words = projectsWords(useWords().language);
  return (
    <span className={`mono ${styles.badge} ${category}`}>
      <CategoryMark category={category} />
      {words[category]}
    </span>
  );
}
