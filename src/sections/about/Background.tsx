import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';
import { useWords } from '#ui/words.tsx';
import { aboutWords } from './words.ts';

/** The owner's paragraphs. */
export function Background({ id, html }: { id: string; html: string }) {
  const words = aboutWords(useWords().language);
  return (
    <PageSection id={id} heading={words.heading}>
      <Prose html={html} className="text" />
    </PageSection>
  );
}
