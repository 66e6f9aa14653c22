import { words } from '../words.ts';
import { PageSection } from './PageSection.tsx';
import { Prose } from './Prose.tsx';

/** The owner's paragraphs. */
export function Background({ id, html }: { id: string; html: string }) {
  return (
    <PageSection id={id} heading={words.about.background}>
      <Prose html={html} className="text" />
    </PageSection>
  );
}
