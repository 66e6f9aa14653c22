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

/** What the owner is, where, and what for; nothing if none of it is known. */
export function OwnerFacts({ owner, className }: { owner: Owner; className?: string }) {
  const facts = factsOf(useWords(), owner);
  if (!facts.length) return null;
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
