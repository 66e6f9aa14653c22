import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './EmptyShowcase.module.css';

const compartments = [0, 1, 2, 3, 4, 5, 6, 7];

/** The case of About with nothing in it: a dot pulses where each exhibit was. */
export function EmptyShowcase() {
  const strings = useUiStrings();
  return (
    <ol className={styles.case} aria-label={strings.notFound.emptyCase}>
      {compartments.map((number) => (
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
