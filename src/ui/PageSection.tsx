import type { ReactNode } from 'react';
import styles from './PageSection.module.css';

interface Props {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A block of a page: its heading in the rail, its content beside it. */
export function PageSection({ id, heading, children }: Props) {
  return (
    <section className={`grid ${styles.section}`} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={`rail ${styles.heading}`} id={`${id}-heading`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
