import type { ReactNode } from 'react';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  term: string;
  /** Whether the owner wrote the term; otherwise it is a UI string. */
  isOwn?: boolean;
  /** Language of what the owner wrote, if it isn't that of the page. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/** A term and its value in a `dl`. */
export function Fact({ term, isOwn = false, lang, className, children }: Props) {
  const strings = useUiStrings();
  return (
    <div className={className}>
      <dt lang={isOwn ? lang : strings.lang}>{term}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
