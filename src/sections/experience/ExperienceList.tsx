import type { Month } from '#base/dates.ts';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { ExperienceItem } from './ExperienceItem.tsx';
import type { ExperienceEntry } from './experience.ts';
import { experienceStrings } from './uiStrings.ts';

interface Props {
  entries: readonly ExperienceEntry[];
  present: Month;
  dataMineUrl: string;
}

/** The timeline's entries, newest first. */
export function ExperienceList({ entries, present, dataMineUrl }: Props) {
  const strings = experienceStrings(useUiStrings().language);
  if (!entries.length) return <p>{strings.empty}</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <ExperienceItem key={entry.slug} entry={entry} present={present} dataMineUrl={dataMineUrl} />
      ))}
    </ol>
  );
}
