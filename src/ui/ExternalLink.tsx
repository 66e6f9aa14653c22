import type { ReactNode } from 'react';
import ArrowUpRight from '~icons/lucide/arrow-up-right';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  href: string;
  className?: string;
  /** Whether it links to a profile of the owner, which can then verify the site by `rel="me"`. */
  me?: boolean;
  children: ReactNode;
}

/** A link to another site. It opens in a new tab, which its accessible name includes. */
export function ExternalLink({ href, className, me = false, children }: Props) {
  const strings = useUiStrings();
  return (
    <a href={href} className={className} target="_blank" rel={`${me ? 'me ' : ''}noopener noreferrer`}>
      <Text>{children}</Text>
      <ArrowUpRight />
      <span className="visually-hidden" lang={strings.lang}>
        {' '}
        {strings.newTab}
      </span>
    </a>
  );
}
