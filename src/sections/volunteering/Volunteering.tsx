import { formatPeriod } from '#base/dates.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useWords } from '#ui/words.tsx';
import type { Volunteering as Entry } from './schema.ts';
import { volunteeringWords } from './words.ts';

interface Props {
  id: string;
  entries: readonly Entry[];
}

/** What the owner does without pay. */
export function Volunteering({ id, entries }: Props) {
  const words = useWords();
  return (
    <PageSection id={id} heading={volunteeringWords(words.language).heading}>
      <Rows
        rows={entries.map(({ role, organization, start, end, highlights, ...entry }, index) => ({
          ...entry,
          id: `${id}-${index + 1}`,
          title: role ?? organization ?? '',
          when: formatPeriod({ start, end }, words),
          detail: role && organization,
          children: <Bullets items={highlights} />,
        }))}
      />
    </PageSection>
  );
}
