import { monthOf } from '#base/dates.ts';
import { directionOf } from '#base/languageTag.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ExperienceList } from '#sections/experience/ExperienceList.tsx';
import { employersOf } from '#sections/experience/experience.ts';
import { TimeBars } from '#sections/experience/TimeBars.tsx';
import { timeScale } from '#sections/experience/timeScale.ts';
import { isFilled } from '#sections/index.ts';
import { drawSections, type PageParts, Sections } from '../drawSections.tsx';
import { MenuPage } from '../layout/MenuPage.tsx';
import type { PageContent } from '../prepare.ts';

interface Props extends PageParts {
  content: PageContent;
}

export function ExperiencePage({ content, ...parts }: Props) {
  const { site, experience } = content;
  const present = monthOf(content.today);
  const { language } = uiStringsFor(site.language);
  const scale = timeScale(employersOf(experience), present, language);
  return (
    <MenuPage content={content} page="experience">
      {scale && <TimeBars {...scale} mirrored={directionOf(site.language) === 'rtl'} />}
      {isFilled('experience', experience) && (
        <ExperienceList
          entries={experience}
          logos={content.renderData.experience}
          present={present}
          dataMineUrl={site.dataMineUrl}
        />
      )}
      <Sections blocks={drawSections('experience', {}, content, parts)} />
    </MenuPage>
  );
}
