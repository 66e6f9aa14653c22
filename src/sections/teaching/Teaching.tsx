import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useWords } from '#ui/words.tsx';
import type { Teaching as Entry } from './schema.ts';
import { teachingFacts } from './teachingFacts.ts';
import { teachingWords } from './words.ts';

interface Props {
  id: string;
  entries: readonly Entry[];
}

/** Courses that the owner taught. */
export function Teaching({ id, entries }: Props) {
  const words = useWords();
  return (
    <PageSection id={id} heading={teachingWords(words.language).heading}>
      <Rows
        rows={entries.map((entry, index) => ({
          ...teachingFacts(entry, words),
          id: `${id}-${index + 1}`,
          url: entry.url,
          summary: entry.summary,
        }))}
      />
    </PageSection>
  );
}
