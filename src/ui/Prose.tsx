import exhibits from './Exhibits.module.css';
import styles from './Prose.module.css';

interface Props {
  /** HTML from src/site/body.tsx: raw HTML of the owner's is text in it. */
  html: string;
  className?: string;
}

/** Running text from Markdown: headings, figures, code, tables, maths, notes. */
export function Prose({ html, className = '' }: Props) {
  return (
    <div className={`${styles.prose} ${exhibits.exhibits} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
