import type { ReactNode } from 'react';
import type { UiStrings } from '#base/uiStrings.ts';
import type { Site } from '#sections/owner/schema.ts';
import { useUiStrings } from '#ui/uiStrings.tsx';

type Owner = Pick<Site, 'role' | 'location' | 'lookingFor' | 'facts'>;

const factsOf = ({ about }: UiStrings, { role, location, lookingFor, facts = [] }: Owner) =>
  [
    [about.role, role],
    [about.city, location],
    [about.lookingFor, lookingFor],
    ...facts.map(({ name, value }) => [name, value] as const),
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

interface Props {
  owner: Owner;
  className?: string;
  /** What is shown if none of it is known. */
  children?: ReactNode;
}

/** What the owner is, where, what for, and what else they want known at once. */
export function OwnerFacts({ owner, className, children }: Props) {
  const facts = factsOf(useUiStrings(), owner);
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
