import type { Month } from '#base/dates.ts';
import type { Image } from '#ui/image.ts';
import { ContentIn } from '#ui/uiStrings.tsx';
import { ExperienceItem } from './ExperienceItem.tsx';
import { withMonograms } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

interface Props {
  entries: readonly ExperienceEntry[];
  logos: ReadonlyMap<ExperienceEntry, Image>;
  present: Month;
  dataMineUrl: string;
}

/** The jobs by employer, newest first. */
export function ExperienceList({ entries, logos, present, dataMineUrl }: Props) {
  return (
    <ol>
      {withMonograms(entries).map(([employer, monogram]) => (
        <ContentIn key={employer.roles[0].slug} lang={employer.roles.length > 1 ? undefined : employer.roles[0].lang}>
          <ExperienceItem
            employer={employer}
            monogram={monogram}
            logo={employer.roles.flatMap((role) => logos.get(role) ?? [])[0]}
            present={present}
            dataMineUrl={dataMineUrl}
          />
        </ContentIn>
      ))}
    </ol>
  );
}
