import styles from './CategoryMark.module.css';
import type { Category } from './schema.ts';

const shapes: Record<Category, React.JSX.Element> = {
  research: <circle cx="5" cy="5" r="5" />,
  personal: <path d="M0 0h10v10H0z" />,
  freelance: <path d="M0 10 5 0l5 10z" />,
};

/** Disc, square or triangle: shows the category without its color. */
export function CategoryMark({ category }: { category: Category }) {
  return (
    <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true">
      {shapes[category]}
    </svg>
  );
}
