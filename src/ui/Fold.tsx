import type { ReactNode } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import styles from './Fold.module.css';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  /** A link to it opens the fold. */
  id: string;
  /** What there is in all: "All 29 certificates". */
  label: string;
  children: ReactNode;
}

/** The rest of a long list. The browser's search finds what is in it, and paper has it all. */
export function Fold({ id, label, children }: Props) {
  const { lang } = useUiStrings();
  return (
    <details className={`rest ${styles.fold}`}>
      <summary className="go" lang={lang}>
        {label}
        <ChevronDown />
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
