import type { ReactNode } from 'react';
import { type Owner, ownerFacts } from '#sections/owner/ownerFacts.ts';
import { Fact } from '#ui/Fact.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';

interface Props {
  owner: Owner;
  className?: string;
  /** What is shown if none of it is known. */
  children?: ReactNode;
}

/** What the owner is, where, what for, and what else they want known at once. */
export function OwnerFacts({ owner, className, children }: Props) {
  const facts = ownerFacts(owner, useUiStrings());
  if (!facts.length) return children;
  return (
    <dl className={className}>
      {facts.map(({ term, fact, isOwn }) => (
        <Fact key={term} term={term} isOwn={isOwn}>
          {fact}
        </Fact>
      ))}
    </dl>
  );
}
