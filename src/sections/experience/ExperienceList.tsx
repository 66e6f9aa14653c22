import type { Month } from '#base/dates.ts';
import { useWords } from '#ui/words.tsx';
import { ExperienceItem } from './ExperienceItem.tsx';
import type { ExperienceEntry } from './experience.ts';
import { experienceWords } from './words.ts';

interface Props {
  entries: readonly ExperienceEntry[];
  present: Month;
  dataMineUrl: string;
}

/** The timeline's entries, newest first. */
export function ExperienceList({ entries, present, dataMineUrl }: Props) {
  const words = experienceWords(useWords().language);
  if (!entries.length) return <p>{words.empty}</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <ExperienceItem key={entry.slug} entry={entry} present={present} dataMineUrl={dataMineUrl} />
      ))}
    </ol>
  );
}
