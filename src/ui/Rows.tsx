import { ExternalLink } from './ExternalLink.tsx';
import row from './LinkRow.module.css';
import styles from './Row.module.css';

interface RowFacts {
  /** A date or a period, as it is shown. */
  when?: string;
  title: string;
  url?: string;
  /** With whom, and where. */
  detail?: string;
  links?: readonly { name: string; url?: string }[];
}

/** A ruled list of what has a title and a date: degrees, talks. */
export function Rows({ rows }: { rows: readonly RowFacts[] }) {
  return (
    <div className="text">
      {rows.map((facts, index) => (
        <Row key={index} {...facts} />
      ))}
    </div>
  );
}

function Row({ when, title, url, detail, links = [] }: RowFacts) {
  const shown = links.flatMap(({ name, url: to }) => (to ? [{ name, to }] : []));
  return (
    <div className={styles.row}>
      {when && <p className="label">{when}</p>}
      <div>
        <h3>{url ? <ExternalLink href={url}>{title}</ExternalLink> : title}</h3>
        {detail && <p className={styles.detail}>{detail}</p>}
        {shown.length > 0 && (
          <p className={row.links}>
            {shown.map(({ name, to }) => (
              <ExternalLink key={to} href={to}>
                {name}
              </ExternalLink>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
