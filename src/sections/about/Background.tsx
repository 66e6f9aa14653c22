import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { aboutStrings } from './uiStrings.ts';

/** The owner's paragraphs. */
export function Background({ id, html, lang }: { id: string; html: string; lang?: string }) {
  const strings = aboutStrings(useUiStrings().language);
  return (
    <PageSection id={id} heading={strings.heading}>
      <Prose html={html} className="text" lang={lang} />
    </PageSection>
  );
}
