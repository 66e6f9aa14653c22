import type { ReactNode } from 'react';
import ArrowUpRight from '~icons/lucide/arrow-up-right';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  href: string;
  className?: string;
  /** Whether it leads to a profile of the owner's, which may then name the site as theirs. */
  me?: boolean;
  children: ReactNode;
}

/** A link that leaves the site: it opens in a new tab, and says so to assistive technology. */
export function ExternalLink({ href, className, me = false, children }: Props) {
  const strings = useUiStrings();
  return (
    <a href={href} className={className} target="_blank" rel={`${me ? 'me ' : ''}noopener noreferrer`}>
      {children}
      <ArrowUpRight />
      <span className="visually-hidden" lang={strings.lang}>
        {' '}
        {strings.newTab}
      </span>
    </a>
  );
}
