import type { Month } from '../lib/dates.ts';
import type { ExperienceEntry } from '../lib/experience.ts';
import { words } from '../words.ts';
import { ExperienceItem } from './ExperienceItem.tsx';

interface Props {
  entries: readonly ExperienceEntry[];
  present: Month;
  dataMineUrl: string;
}

/** The timeline's entries, newest first. */
export function ExperienceList({ entries, present, dataMineUrl }: Props) {
  if (!entries.length) return <p>{words.experience.empty}</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <ExperienceItem key={entry.slug} entry={entry} present={present} dataMineUrl={dataMineUrl} />
      ))}
    </ol>
  );
}
