import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import row from './LinkRow.module.css';
import styles from './Row.module.css';
import { Text } from './Text.tsx';
import { UiText, useUiStrings } from './uiStrings.tsx';

interface RowFacts {
  /** Its place on the page. */
  id?: string;
  /** A date or a period, as it is shown. */
  when?: string;
  /** When, in the owner's words, if `when` is not known. */
  term?: string;
  title: ReactNode;
  /** Elsewhere. */
  url?: string;
  /** On this site. */
  href?: string;
  /** With whom, and where. */
  detail?: ReactNode;
  summary?: string;
  /** In small, below the summary. */
  note?: ReactNode;
  /** With names of the interface. */
  links?: readonly { name: string; url?: string }[];
  /** What comes after all that. */
  children?: ReactNode;
}

interface Props {
  rows: readonly RowFacts[];
  /** Closer to each other, and as wide as the text and the notes beside it. */
  isDense?: boolean;
  /** What comes after the last row. */
  children?: ReactNode;
}

/** A ruled list of what has a title and a date: degrees, talks. */
export function Rows({ rows, isDense, children }: Props) {
  return (
    <div className={isDense ? `rest ${styles.dense}` : 'text'}>
      {rows.map((facts, index) => (
        <Row key={index} {...facts} />
      ))}
      {children}
    </div>
  );
}

function Row({ id, when, term, title, url, href, detail, summary, note, links = [], children }: RowFacts) {
  const { lang } = useUiStrings();
  const shown = links.flatMap(({ name, url: to }) => (to ? [{ name, to }] : []));
  return (
    <div className={styles.row} id={id}>
      {(when || term) && (
        <p className="label" lang={when && lang}>
          {when || term}
        </p>
      )}
      <div>
        <h3>{url ? <ExternalLink href={url}>{title}</ExternalLink> : href ? <a href={href}>{title}</a> : title}</h3>
        {detail && <p className={styles.detail}>{detail}</p>}
        {summary && (
          <p className={styles.summary}>
            <Text>{summary}</Text>
          </p>
        )}
        {note && <p className={`${styles.summary} ${styles.detail}`}>{note}</p>}
        {shown.length > 0 && (
          <p className={`${row.links} ${row.inLine}`}>
            {shown.map(({ name, to }) => (
              <ExternalLink key={to} href={to}>
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
