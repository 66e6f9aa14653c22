import exhibits from './Exhibits.module.css';
import styles from './Prose.module.css';
import columns from './ProseColumns.module.css';

interface Props {
  /** HTML from src/site/body.tsx, which escapes HTML that isn't allowed in Markdown. */
  html: string;
  className?: string;
  lang?: string;
}

export function Prose({ html, className = '', lang }: Props) {
  const classes = `${styles.prose} ${exhibits.exhibits} ${columns.columns} ${className}`;
  return <div className={classes} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
