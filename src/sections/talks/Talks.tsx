import { formatMonth } from '#base/dates.ts';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../places.ts';
import type { Talk } from './schema.ts';

interface Props {
  id: string;
  talks: readonly Talk[];
}

/** Talks with their events, slides and recordings. */
export function Talks({ id, talks }: Props) {
  const { talks: strings, links, language } = useUiStrings();
  return (
    <PageSection id={id} heading={strings.heading}>
      <Rows
        rows={talks.map(({ lang, title, event, location, date, summary, url, slides, video }, index) => ({
          id: numbered(id, index),
          lang,
          title,
          url,
          when: date && formatMonth(date, language),
          detail: (event || location) && <FactLine facts={[event, location]} />,
          summary,
          links: [
            { name: links.slides, url: slides },
            { name: links.video, url: video },
          ],
        }))}
      />
    </PageSection>
  );
}
