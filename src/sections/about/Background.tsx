import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';
import { useWords } from '#ui/words.tsx';

/** The owner's paragraphs. */
export function Background({ id, html }: { id: string; html: string }) {
  const words = useWords();
  return (
    <PageSection id={id} heading={words.about.background}>
      <Prose html={html} className="text" />
    </PageSection>
  );
}
