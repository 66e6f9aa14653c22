import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './EmptyShowcase.module.css';

const tiles = [0, 1, 2, 3, 4, 5, 6, 7];

/** A showcase without works: a pulsing dot in each tile. */
export function EmptyShowcase() {
  const strings = useUiStrings();
  return (
    <ol className={styles.showcase} aria-label={strings.notFound.emptyShowcase}>
      {tiles.map((number) => (
        <li key={number}>
          <svg viewBox="0 0 80 80" aria-hidden="true">
            <circle className={styles.dot} cx="40" cy="40" r="5" />
          </svg>
          <p className={`label ${styles.caption}`}>{strings.figure(number)}</p>
        </li>
      ))}
    </ol>
  );
}
