import type { ReactNode } from 'react';
import ArrowUpRight from '~icons/lucide/arrow-up-right';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site: it opens in a new tab, and says so to assistive technology. */
export function ExternalLink({ href, className, children }: Props) {
  const strings = useUiStrings();
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight />
      <span className="visually-hidden"> {strings.newTab}</span>
    </a>
  );
}
