import { useUiStrings } from '#ui/uiStrings.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import styles from './ProjectMeta.module.css';
import type { Category } from './schema.ts';

interface Props {
  figure: number;
  category?: Category;
}

export function ProjectMeta({ figure, category }: Props) {
  const strings = useUiStrings();
  return (
    <>
      <span className="mono" lang={strings.lang}>
        {strings.figure(figure)}
      </span>
      {category && (
        <span className={`mono ${styles.category} ${category}`} lang={strings.lang}>
          <CategoryMark category={category} />
          {strings.projects[category]}
        </span>
      )}
    </>
  );
}
