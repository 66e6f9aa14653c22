import { words } from '#base/words.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';

/** The owner's paragraphs. */
export function Background({ id, html }: { id: string; html: string }) {
  return (
    <PageSection id={id} heading={words.about.background}>
      <Prose html={html} className="text" />
    </PageSection>
  );
}
