import { formatPeriod } from '#base/dates.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../places.ts';
import type { VolunteeringEntry as Entry } from './schema.ts';

interface Props {
  id: string;
  entries: readonly Entry[];
}

/** The owner's volunteer roles. */
export function Volunteering({ id, entries }: Props) {
  const strings = useUiStrings();
  return (
    <PageSection id={id} heading={strings.volunteering.heading}>
      <Rows
        rows={entries.map(({ role, organization, start, end, highlights, ...entry }, index) => ({
          ...entry,
          id: numbered(id, index),
          title: role ?? organization ?? '',
          when: formatPeriod({ start, end }, strings),
          detail: role && organization,
          children: <Bullets items={highlights} />,
        }))}
      />
    </PageSection>
  );
}
