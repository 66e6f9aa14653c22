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
