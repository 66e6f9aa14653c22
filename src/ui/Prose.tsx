import exhibits from './Exhibits.module.css';
import styles from './Prose.module.css';
import columns from './ProseColumns.module.css';

interface Props {
  /** HTML from src/site/body.tsx, which escapes HTML that isn't allowed in Markdown. */
  html: string;
  className?: string;
  /** Whether its headings hang in the margin of a page whose columns it fills. */
  isHung?: boolean;
  lang?: string;
}

export function Prose({ html, className = '', isHung = false, lang }: Props) {
  const classes = `${styles.prose} ${exhibits.exhibits} ${columns.columns} ${isHung ? columns.hung : ''} ${className}`;
  return <div className={classes} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
