import type { ReactNode } from 'react';
import styles from './PageSection.module.css';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  id: string;
  heading: string;
  isOwnerText?: boolean;
  lang?: string;
  children: ReactNode;
}

/** Sections that share a part of a page: two lists beside each other, or up to three in one frame. */
export const SectionGroup = ({ kind, children }: { kind: 'pair' | 'shelf'; children: ReactNode }) => (
  <div className={styles[kind]}>{children}</div>
);

export function PageSection({ id, heading, isOwnerText = false, lang, children }: Props) {
  const strings = useUiStrings();
  const headingId = `${id}-heading`;
  return (
    <section className={`grid ${styles.section}`} id={id} aria-labelledby={headingId}>
      <h2 className={`rail ${styles.heading}`} id={headingId} lang={isOwnerText ? lang : strings.lang}>
        <Text>{heading}</Text>
      </h2>
      {children}
    </section>
  );
}
