import type { ReactNode } from 'react';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  term: string;
  /** Whether the term is the owner's. */
  isOwn?: boolean;
  className?: string;
  children: ReactNode;
}

/** A term with its value, in a list of facts. */
export function Fact({ term, isOwn = false, className, children }: Props) {
  const { lang } = useUiStrings();
  return (
    <div className={className}>
      <dt lang={isOwn ? undefined : lang}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
