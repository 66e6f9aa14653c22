import { useWords } from '#ui/words.tsx';
import styles from './SkipLink.module.css';

/** First in the tab order: past the header, to the page's own content. */
export function SkipLink() {
  const words = useWords();
  return (
    <a className={styles.skip} href="#main">
      {words.skip}
    </a>
  );
}
