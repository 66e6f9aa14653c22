import { PageSection } from '#ui/PageSection.tsx';
import { Records } from '#ui/Records.tsx';
import { useWords } from '#ui/words.tsx';
import type { Award } from './schema.ts';
import { awardsWords } from './words.ts';

interface Props {
  id: string;
  awards: readonly Award[];
}

/** Awards with who gave them. */
export function Awards({ id, awards }: Props) {
  const words = awardsWords(useWords().language);
  return (
    <PageSection id={id} heading={words.heading}>
      <Records
        records={awards.map(({ issuer, ...award }, index) => ({ ...award, id: `${id}-${index + 1}`, detail: issuer }))}
        fold={{ id: `${id}-all`, label: words.all(awards.length) }}
      />
    </PageSection>
  );
}
