import { recipient } from '#base/formServices.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { openingOf } from '#sections/about/section.ts';
import { ownerFacts } from '#sections/owner/ownerFacts.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { type DrawnSection, drawSections, type PageParts, Sections } from '../drawSections.tsx';
import type { PageContent } from '../prepare.ts';
import { Showcase } from '../showcase/Showcase.tsx';
import { aboutDrawings } from './drawings.tsx';
import { FirstScreen, PlateFacts } from './FirstScreen.tsx';
import { Portrait } from './Portrait.tsx';

interface Props extends PageParts {
  content: PageContent;
  /** Comes before the sections, for the reader of an application. */
  letter?: DrawnSection;
}

const ownAlt = ({ site }: PageContent) => (site.langs?.photoAlt ? undefined : site.photoAlt);

export function AboutPage({ content, letter, ...parts }: Props) {
  const { site, about, projects, renderData } = content;
  const { showcase } = renderData;
  const sections = drawSections('about', aboutDrawings, content, parts);
  const blocks = letter ? [{ sections: [letter] }, ...sections] : sections;
  const canWrite = recipient(site.form.service, { email: site.email, id: site.form.id }) !== undefined;
  const { about: strings, lang } = uiStringsFor(site.language);
  return (
    <UiStringsProvider language={site.language} edition={content.edition}>
      <FirstScreen
        owner={site}
        intro={about && openingOf(about).lead}
        introLang={about?.lang}
        canWrite={canWrite}
        sections={blocks.flatMap(({ sections }) => sections)}
        hasFacts={showcase.tiles.length > 0}
      >
        <Showcase
          {...showcase}
          projects={projects.length}
          facts={
            (site.tagline || ownerFacts(site, uiStringsFor(site.language)).length > 0) && <PlateFacts owner={site} />
          }
          photos={site.photos}
        >
          <Portrait
            content={content}
            alt={ownAlt(content) || strings.portrait(site.name)}
            lang={ownAlt(content) ? undefined : lang}
          />
        </Showcase>
      </FirstScreen>
      <Sections blocks={blocks} />
    </UiStringsProvider>
  );
}
