import type { Month } from '#base/dates.ts';
import type { Image } from '#ui/image.ts';
import { ExperienceItem } from './ExperienceItem.tsx';
import type { ExperienceEntry } from './schema.ts';

interface Props {
  entries: readonly ExperienceEntry[];
  logos: ReadonlyMap<ExperienceEntry, Image>;
  present: Month;
  dataMineUrl: string;
}

/** The timeline's entries, newest first. */
export function ExperienceList({ entries, logos, present, dataMineUrl }: Props) {
  return (
    <ol>
      {entries.map((entry) => (
        <ExperienceItem
          key={entry.slug}
          entry={entry}
          logo={logos.get(entry)}
          present={present}
          dataMineUrl={dataMineUrl}
        />
      ))}
    </ol>
  );
}
