import type { Month } from '#base/dates.ts';
import { ExperienceItem } from './ExperienceItem.tsx';
import type { ExperienceEntry } from './experience.ts';

interface Props {
  entries: readonly ExperienceEntry[];
  present: Month;
  dataMineUrl: string;
}

/** The timeline's entries, newest first. */
export function ExperienceList({ entries, present, dataMineUrl }: Props) {
  return (
    <ol>
      {entries.map((entry) => (
        <ExperienceItem key={entry.slug} entry={entry} present={present} dataMineUrl={dataMineUrl} />
      ))}
    </ol>
  );
}
