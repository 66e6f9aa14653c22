import { formatMonth } from '#base/dates.ts';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../places.ts';
import type { Talk } from './schema.ts';
import { talksStrings } from './uiStrings.ts';

interface Props {
  id: string;
  talks: readonly Talk[];
}

/** Talks with their events, slides and recordings. */
export function Talks({ id, talks }: Props) {
  const { language } = useUiStrings();
  const strings = talksStrings(language);
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
            { name: strings.slides, url: slides },
            { name: strings.video, url: video },
          ],
        }))}
      />
    </PageSection>
  );
}
