import { PageSection } from '#ui/PageSection.tsx';
import { Records } from '#ui/Records.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { foldId, numbered } from '../places.ts';
import type { Award } from './schema.ts';

interface Props {
  id: string;
  foldAfter: number;
  awards: readonly Award[];
}

/** Awards with their issuers. */
export function Awards({ id, foldAfter, awards }: Props) {
  const strings = useUiStrings().awards;
  return (
    <PageSection id={id} heading={strings.heading}>
      <Records
        records={awards.map(({ issuer, ...award }, index) => ({ ...award, id: numbered(id, index), detail: issuer }))}
        fold={{ after: foldAfter, id: foldId(id), label: strings.all(awards.length) }}
      />
    </PageSection>
  );
}
