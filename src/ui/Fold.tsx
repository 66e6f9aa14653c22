import type { ReactNode } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import styles from './Fold.module.css';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  /** Fragment. A link to it opens the fold. */
  id: string;
  label: ReactNode;
  children: ReactNode;
}

/** The rest of a long list, folded. Find in page opens it, and print shows it. */
export function Fold({ id, label, children }: Props) {
  const { lang } = useUiStrings();
  return (
    <details className={`rest ${styles.fold}`}>
      <summary className="go on-screen" lang={lang}>
        {label}
        <ChevronDown />
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
