import type { ReactNode } from 'react';
import type { Words } from '#base/words.ts';
import type { Site } from '#sections/owner/schema.ts';
import { useWords } from '#ui/words.tsx';

type Owner = Pick<Site, 'role' | 'location' | 'lookingFor'>;

const factsOf = ({ about }: Words, { role, location, lookingFor }: Owner) =>
  [
    [about.role, role],
    [about.city, location],
    [about.lookingFor, lookingFor],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

interface Props {
  owner: Owner;
  className?: string;
  /** What is shown if none of it is known. */
  children?: ReactNode;
}

/** What the owner is, where, and what for. */
export function OwnerFacts({ owner, className, children }: Props) {
  const facts = factsOf(useWords(), owner);
  if (!facts.length) return children;
  return (
    <dl className={className}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
