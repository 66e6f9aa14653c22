import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './Ledger.module.css';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

export interface LedgerEntry {
  id?: string;
  lang?: string;
  title: string;
  url?: string;
  /** A month or a year; only the year is shown. */
  date?: string;
  detail?: ReactNode;
  summary?: string;
}

function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  const { comma } = useUiStrings();
  const isDated = entries.some(({ date }) => date);
  return (
    <ul className={styles.ledger}>
      {entries.map(({ id, lang, title, url, date, detail, summary }, index) => (
        <li key={index} id={id} lang={lang}>
          <p>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : <Text>{title}</Text>}
            {detail && (
              <span>
                {comma}
                <Text>{detail}</Text>
              </span>
            )}
            {summary && (
              <>
                <br />
                <span>
                  <Text>{summary}</Text>
                </span>
              </>
            )}
          </p>
          {isDated && <span className="mono">{date?.slice(0, 4)}</span>}
        </li>
      ))}
    </ul>
  );
}

export function Ledgers({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <div className={`rest ${styles.columns}`}>
      <Ledger entries={entries} />
    </div>
  );
}

export interface LedgerGroup {
  name: ReactNode;
  count?: number;
  entries: readonly LedgerEntry[];
}

export function LedgerGroups({ groups }: { groups: readonly LedgerGroup[] }) {
  return (
    <div className={`rest ${styles.columns}`}>
      {groups.map(({ name, count, entries }, index) => (
        <div key={index} className={styles.group}>
          <h3 className="mono">
            <Text>{name}</Text> {count && <span>{count}</span>}
          </h3>
          <Ledger entries={entries} />
        </div>
      ))}
    </div>
  );
}
