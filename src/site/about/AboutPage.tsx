import { Fragment, type ReactNode } from 'react';
import { recipient } from '#base/formServices.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { bibtexHref, href, routes } from '#base/urls.ts';
import { Background } from '#sections/about/Background.tsx';
import { Awards } from '#sections/awards/Awards.tsx';
import { Certificates } from '#sections/certificates/Certificates.tsx';
import { Education } from '#sections/education/Education.tsx';
import { type SectionName, sections } from '#sections/index.ts';
import { Interests } from '#sections/interests/Interests.tsx';
import { Languages } from '#sections/languages/Languages.tsx';
import { MoreSection } from '#sections/more/MoreSection.tsx';
import { moreId } from '#sections/more/schema.ts';
import { Publications } from '#sections/publications/Publications.tsx';
import { References } from '#sections/references/References.tsx';
import type { Section } from '#sections/section.ts';
import { TechStack } from '#sections/skills/TechStack.tsx';
import { Talks } from '#sections/talks/Talks.tsx';
import { Writing } from '#sections/writing/Writing.tsx';
import { Art } from '#ui/Art.tsx';
import { drawInitials } from '#ui/monogram.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../content.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { Showcase } from './Showcase.tsx';

interface Props {
  content: PageContent;
  /** Islands: the photo, and the button that copies a citation. */
  portrait?: ReactNode;
  cite?: ReactNode;
}

interface Drawn {
  id: string;
  /** What copies a citation. */
  cite?: ReactNode;
}

/** The drawings of the sections, in the order of the page; of one that content leaves out nothing is drawn. */
const drawings: { [Name in SectionName]?: (content: PageContent, drawn: Drawn) => ReactNode } = {
  about: ({ about }, { id }) => about.background && <Background id={id} html={about.background} />,
  skills: ({ skills }, { id }) => skills && <TechStack id={id} {...skills} />,
  education: ({ education }, { id }) => education.length > 0 && <Education id={id} entries={education} />,
  publications: ({ publications }, { id, cite }) =>
    publications.length > 0 && (
      <Publications id={id} publications={publications} bibtexOf={bibtexHref}>
        {cite}
      </Publications>
    ),
  talks: ({ talks }, { id }) => talks.length > 0 && <Talks id={id} talks={talks} />,
  writing: ({ writing }, { id }) =>
    writing.length > 0 && <Writing id={id} posts={writing} allHref={href(routes.writing)} />,
  awards: ({ awards }, { id }) => awards.length > 0 && <Awards id={id} awards={awards} />,
  certificates: ({ certificates }, { id }) =>
    certificates.length > 0 && <Certificates id={id} certificates={certificates} />,
  languages: ({ languages }, { id }) => languages.length > 0 && <Languages id={id} languages={languages} />,
  references: ({ references }, { id }) => references.length > 0 && <References id={id} references={references} />,
  // Each is a section of its own.
  more: () => undefined,
  interests: ({ interests }, { id }) => interests.length > 0 && <Interests id={id} entries={interests} />,
};

interface Filled {
  id: string;
  name: string;
  drawing: ReactNode;
}

/** The sections of the owner's own. */
const ownSections = ({ more }: PageContent): Filled[] =>
  more
    .filter(({ html, entries }) => html || entries?.length)
    .map(({ slug, heading, entries, html }) => {
      const id = moreId(slug);
      return { id, name: heading, drawing: <MoreSection id={id} heading={heading} entries={entries} html={html} /> };
    });

/** The sections that content fills. */
function sectionsOf(content: PageContent, cite?: ReactNode): Filled[] {
  const strings = uiStringsFor(content.site.language);
  return (Object.keys(drawings) as SectionName[]).flatMap((name): Filled[] => {
    if (name === 'more') return ownSections(content);
    const section: Section<never> = sections[name];
    const { id = name, name: nameIn } = section.contents ?? {};
    const drawing = drawings[name]?.(content, { id, cite });
    return drawing && nameIn ? [{ id, name: nameIn(strings), drawing }] : [];
  });
}

/** The text that stands for the portrait. */
export const portraitAlt = ({ site }: PageContent) =>
  site.photoAlt ?? uiStringsFor(site.language).about.portrait(site.name);

export function AboutPage({ content, portrait, cite }: Props) {
  const { site, about, photo, projects, showcase } = content;
  const filled = sectionsOf(content, cite);
  const canWrite = recipient(site.form.service, { email: site.email, id: site.form.id }) !== undefined;
  const drawing = photo?.kind === 'drawing' ? photo : drawInitials(site.name);
  return (
    <UiStringsProvider language={site.language}>
      <FirstScreen
        owner={site}
        intro={about.lead}
        canWrite={canWrite}
        sections={filled}
        hasFacts={showcase.tiles.length > 0}
      >
        <Showcase {...showcase} projects={projects.length} facts={<OwnerFacts owner={site}>{site.name}</OwnerFacts>}>
          {photo?.kind === 'photo' ? portrait : <Art drawing={drawing} tone="neutral" alt={portraitAlt(content)} />}
        </Showcase>
      </FirstScreen>
      {filled.map(({ id, drawing }) => (
        <Fragment key={id}>{drawing}</Fragment>
      ))}
    </UiStringsProvider>
  );
}
