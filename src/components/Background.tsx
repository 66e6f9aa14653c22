import type { ReactNode } from 'react';
import { words } from '../words.ts';
import styles from './Background.module.css';
import { PageSection } from './PageSection.tsx';

/** The owner's paragraphs. */
export function Background({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <PageSection id={id} heading={words.about.background}>
      <div className={`text ${styles.paragraphs}`}>{children}</div>
    </PageSection>
  );
}
