import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../places.ts';
import type { TeachingEntry as Entry } from './schema.ts';
import { teachingFacts } from './section.ts';

interface Props {
  id: string;
  entries: readonly Entry[];
}

/** Courses that the owner taught. */
export function Teaching({ id, entries }: Props) {
  const strings = useUiStrings();
  return (
    <PageSection id={id} heading={strings.teaching.heading}>
      <Rows
        rows={entries.map((entry, index) => ({
          ...teachingFacts(entry, strings),
          id: numbered(id, index),
          lang: entry.lang,
          url: entry.url,
          summary: entry.summary,
        }))}
      />
    </PageSection>
  );
}
