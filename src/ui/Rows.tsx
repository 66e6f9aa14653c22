import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import row from './LinkRow.module.css';
import styles from './Row.module.css';
import { Text } from './Text.tsx';
import { ContentIn, UiText, useUiStrings } from './uiStrings.tsx';

interface RowFacts {
  id?: string;
  lang?: string;
  when?: string;
  /** The owner's own text for the date, shown if `when` is missing. */
  term?: string;
  title: ReactNode;
  url?: string;
  href?: string;
  detail?: ReactNode;
  summary?: string;
  note?: ReactNode;
  links?: readonly { name: string; url?: string }[];
  children?: ReactNode;
}

interface Props {
  rows: readonly RowFacts[];
  /** Whether rows are closer together, and as wide as text and notes together. */
  isDense?: boolean;
  children?: ReactNode;
}

export function Rows({ rows, isDense, children }: Props) {
  return (
    <div className={isDense ? `rest ${styles.dense}` : 'text'}>
      {rows.map((facts, index) => (
        <ContentIn key={index} lang={facts.lang}>
          <Row {...facts} />
        </ContentIn>
      ))}
      {children}
    </div>
  );
}

function Row({ id, lang, when, term, title, url, href, detail, summary, note, links = [], children }: RowFacts) {
  const strings = useUiStrings();
  const heading = <Text>{title}</Text>;
  const shown = links.flatMap(({ name, url: to }) => (to ? [{ name, to }] : []));
  return (
    <div className={styles.row} id={id} lang={lang}>
      <h3>{url ? <ExternalLink href={url}>{heading}</ExternalLink> : href ? <a href={href}>{heading}</a> : heading}</h3>
      {(when || term) && (
        <p className={`label ${styles.date} ${when ? styles.when : ''}`} lang={when && strings.lang}>
          {when || <Text>{term}</Text>}
        </p>
      )}
      <div>
        {detail && (
          <p className={styles.detail}>
            <Text>{detail}</Text>
          </p>
        )}
        {summary && (
          <p className={styles.summary}>
            <Text>{summary}</Text>
          </p>
        )}
        {note && (
          <p className={`${styles.summary} ${styles.detail}`}>
            <Text>{note}</Text>
          </p>
        )}
        {shown.length > 0 && (
          <p className={`${row.links} ${row.inLine}`}>
            {shown.map(({ name, to }, index) => (
              <ExternalLink key={index} href={to}>
                <UiText>{name}</UiText>
              </ExternalLink>
            ))}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
