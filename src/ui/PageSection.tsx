import type { ReactNode } from 'react';
import styles from './PageSection.module.css';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  id: string;
  /** If omitted, it is made of `id`. */
  headingId?: string;
  heading: string;
  isOwnerText?: boolean;
  lang?: string;
  children: ReactNode;
}

export function PageSection({ id, headingId = `${id}-heading`, heading, isOwnerText = false, lang, children }: Props) {
  const strings = useUiStrings();
  return (
    <section className={`grid ${styles.section}`} id={id} aria-labelledby={headingId}>
      <h2 className={`rail ${styles.heading}`} id={headingId} lang={isOwnerText ? lang : strings.lang}>
        <Text>{heading}</Text>
      </h2>
      {children}
    </section>
  );
}
