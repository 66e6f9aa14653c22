import type { ReactNode } from 'react';
import styles from './PageSection.module.css';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  id: string;
  heading: string;
  /** Whether the owner wrote the heading; otherwise it is a UI string. */
  isOwn?: boolean;
  children: ReactNode;
}

/** A section of a page: its heading in the rail, its content beside it. */
export function PageSection({ id, heading, isOwn = false, children }: Props) {
  const { lang } = useUiStrings();
  return (
    <section className={`grid ${styles.section}`} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={`rail ${styles.heading}`} id={`${id}-heading`} lang={isOwn ? undefined : lang}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
