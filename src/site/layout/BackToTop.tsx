import { uiStringsFor } from '#base/uiStrings.ts';
import ArrowUp from '~icons/lucide/arrow-up';
import styles from './BackToTop.module.css';

/** Appears after one screen of scrolling, without script: it sticks in a column that starts at 200 vh. */
export function BackToTop({ language }: { language: string }) {
  const { backToTop, lang } = uiStringsFor(language);
  return (
    <div className={styles.column}>
      <a className={styles.up} href="#top" lang={lang} aria-label={backToTop}>
        <ArrowUp />
      </a>
    </div>
  );
}
