import { monthOf } from '#base/dates.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ExperienceList } from '#sections/experience/ExperienceList.tsx';
import { TimeBars } from '#sections/experience/TimeBars.tsx';
import { timeScale } from '#sections/experience/timeScale.ts';
import { sections } from '#sections/index.ts';
import { Teaching } from '#sections/teaching/Teaching.tsx';
import { Volunteering } from '#sections/volunteering/Volunteering.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../content.ts';

interface Props {
  content: PageContent;
  /** The day of the build. */
  today: Date;
}

export function ExperiencePage({ content: { site, experience, teaching, volunteering }, today }: Props) {
  const present = monthOf(today);
  const scale = timeScale(
    experience.map(({ title, company, start, end }) => ({ label: company ?? title ?? '', start, end })),
    present,
  );
  return (
    <UiStringsProvider language={site.language}>
      <PageHead heading={uiStringsFor(site.language).nav.experience} lead={site.pages.experience} />
      {scale && <TimeBars {...scale} />}
      {experience.length > 0 && (
        <ExperienceList entries={experience} present={present} dataMineUrl={site.dataMineUrl} />
      )}
      {teaching.length > 0 && <Teaching id={sections.teaching.contents.id} entries={teaching} />}
      {volunteering.length > 0 && <Volunteering id={sections.volunteering.contents.id} entries={volunteering} />}
    </UiStringsProvider>
  );
}
