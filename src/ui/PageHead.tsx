import styles from './PageHead.module.css';

interface Props {
  heading: string;
  lead?: string;
}

/** A page's h1 and its one sentence, on one baseline. */
export function PageHead({ heading, lead }: Props) {
  return (
    <div className={`grid ${styles.head}`}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </div>
  );
}
