import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { toRow } from '../ListSection.tsx';
import type { More } from './schema.ts';
import { rowOf } from './section.ts';

interface Props extends Pick<More, 'heading' | 'entries' | 'lang'> {
  id: string;
  /** The body as HTML. */
  html?: string;
}

/** A custom section: text, then entries. */
export function MoreSection({ id, heading, entries = [], html, lang }: Props) {
  const strings = useUiStrings();
  return (
    <PageSection id={id} heading={heading} isOwnerText lang={lang}>
      {html && <Prose html={html} className="text" lang={lang} />}
      {entries.length > 0 && <Rows rows={entries.map((entry) => ({ lang, ...toRow(rowOf(entry), strings) }))} />}
    </PageSection>
  );
}
