import { type OwnerFields, ownerFacts } from '#sections/owner/ownerFacts.ts';
import { Fact } from '#ui/Facts.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';

interface Props {
  owner: OwnerFields;
  className?: string;
}

/** Role, location, what the owner is looking for, and their own facts; nothing if all are missing. */
export function OwnerFacts({ owner, className }: Props) {
  const facts = ownerFacts(owner, useUiStrings());
  if (!facts.length) return null;
  return (
    <dl className={className}>
      {facts.map(({ term, fact, isOwnerText, lang }, index) => (
        <Fact key={index} term={term} isOwnerText={isOwnerText} lang={lang}>
          <Text>{fact}</Text>
        </Fact>
      ))}
    </dl>
  );
}

/** The facts in the showcase of an owner without works: the role, else the name, in large type, then the others. */
export function PlateFacts({ owner: { role, name, ...owner } }: { owner: OwnerFields & { name: string } }) {
  return (
    <>
      <p lang={role && owner.langs?.role}>{role ?? name}</p>
      <OwnerFacts owner={owner} />
    </>
  );
}
