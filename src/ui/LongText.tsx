import type { PartOfText } from '#base/markdown/toHast.ts';
import styles from './LongText.module.css';
import { Prose } from './Prose.tsx';
import { useUiStrings } from './uiStrings.tsx';

/** Returns whether a text has so many headings that they are listed. */
const hasContents = (parts: readonly PartOfText[]): boolean => parts.length >= 4;

/** Returns whether a text has contents or code, which an island makes more useful. */
export const needsReading = (html: string, parts: readonly PartOfText[]): boolean =>
  hasContents(parts) || html.includes('<figure class="code">');

interface Props {
  html: string;
  parts: readonly PartOfText[];
  className?: string;
}

/** The text of a study or post. If it has many headings, these are listed: beside it, or folded above it. */
export function LongText({ html, parts, className = '' }: Props) {
  const { about, lang } = useUiStrings();
  const isListed = hasContents(parts);
  const prose = <Prose html={html} className={`text ${className}`} />;
  if (!isListed) return prose;
  return (
    <div className={styles.long}>
      <nav className={`rail ${styles.contents}`} data-contents aria-label={about.onThisPage}>
        <details>
          <summary className="label" lang={lang}>
            {about.onThisPage}
          </summary>
          <ul>
            {parts.map(({ id, words, isBelow }) => (
              <li key={id} className={isBelow ? styles.below : undefined}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      {prose}
    </div>
  );
}
