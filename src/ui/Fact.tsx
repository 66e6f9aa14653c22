import type { ReactNode } from 'react';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  term: string;
  /** Whether the owner wrote the term; otherwise it is a UI string. */
  isOwn?: boolean;
  className?: string;
  children: ReactNode;
}

/** A term and its value in a `dl`. */
export function Fact({ term, isOwn = false, className, children }: Props) {
  const { lang } = useUiStrings();
  return (
    <div className={className}>
      <dt lang={isOwn ? undefined : lang}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
