import { formatMonth } from '#base/dates.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useWords } from '#ui/words.tsx';
import type { Talk } from './schema.ts';
import { talksWords } from './words.ts';

interface Props {
  id: string;
  talks: readonly Talk[];
}

/** Talks with their events, slides and recordings. */
export function Talks({ id, talks }: Props) {
  const { language } = useWords();
  const words = talksWords(language);
  return (
    <PageSection id={id} heading={words.heading}>
      <Rows
        rows={talks.map(({ title, event, location, date, url, slides, video }, index) => ({
          id: `${id}-${index + 1}`,
          title,
          url,
          when: date && formatMonth(date, language),
          detail: [event, location].filter(Boolean).join(', '),
          links: [
            { name: words.slides, url: slides },
            { name: words.video, url: video },
          ],
        }))}
      />
    </PageSection>
  );
}
