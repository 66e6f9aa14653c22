import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './SkipLink.module.css';

/** First in the tab order: past the header, to the page's own content. */
export function SkipLink() {
  const strings = useUiStrings();
  return (
    <a className={styles.skip} href="#main">
      {strings.skip}
    </a>
  );
}
