import type { ReactNode } from 'react';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  term: string;
  /** Whether the owner wrote the term; otherwise it is a UI string. */
  isOwnerText?: boolean;
  /** Language of what the owner wrote, if it isn't that of the page. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/** A term and its value in a `dl`. */
export function Fact({ term, isOwnerText = false, lang, className, children }: Props) {
  const strings = useUiStrings();
  return (
    <div className={className}>
      <dt lang={isOwnerText ? lang : strings.lang}>{term}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
