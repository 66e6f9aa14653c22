import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './SkipLink.module.css';

/** Link to the main content, first in the tab order. */
export function SkipLink() {
  const strings = useUiStrings();
  return (
    <a className={styles.skip} href="#main">
      {strings.skip}
    </a>
  );
}
