import type { ReactNode } from 'react';
import { recipient } from '#base/formServices.ts';
import { wordsFor } from '#base/words.ts';
import { Background } from '#sections/about/Background.tsx';
import { Education } from '#sections/education/Education.tsx';
import { Interests } from '#sections/interests/Interests.tsx';
import { Publications } from '#sections/publications/Publications.tsx';
import { TechStack } from '#sections/skills/TechStack.tsx';
import { Art } from '#ui/Art.tsx';
import { placeholder } from '#ui/placeholder.ts';
import { WordsProvider } from '#ui/words.tsx';
import type { PageContent } from '../content.ts';
import { Case } from './Case.tsx';
import { FirstScreen } from './FirstScreen.tsx';

interface Props {
  content: PageContent;
  /** Islands: the photo, and the button that copies a citation. */
  portrait?: ReactNode;
  cite?: ReactNode;
}

/** The sections that content fills, in the order of the page. */
const sectionsOf = ({ site, about, skills, education, publications, interests }: PageContent) => {
  const words = wordsFor(site.language);
  return [
    { id: 'background', name: words.about.background, isFilled: Boolean(about.background) },
    { id: 'tech-stack', name: words.about.techStack, isFilled: Boolean(skills) },
    { id: 'education', name: words.about.education, isFilled: education.length > 0 },
    { id: 'publications', name: words.publications.heading, isFilled: publications.length > 0 },
    { id: 'interests', name: words.about.interests, isFilled: interests.length > 0 },
  ].filter(({ isFilled }) => isFilled);
};

/** The text that stands for the portrait. */
export const portraitAlt = ({ site }: PageContent) =>
  site.photoAlt ?? wordsFor(site.language).about.portrait(site.name);

export function AboutPage({ content, portrait, cite }: Props) {
  const { site, about, photo, projects, skills, education, publications, interests } = content;
  const canWrite = recipient(site.form.service, { email: site.email, id: site.form.id }) !== undefined;
  const drawing = photo?.kind === 'drawing' ? photo : placeholder;
  return (
    <WordsProvider language={site.language}>
      <FirstScreen
        owner={site}
        intro={about.lead}
        canWrite={canWrite}
        sections={sectionsOf(content)}
        compact={projects.length === 0}
      >
        <Case projects={projects}>
          {photo?.kind === 'photo' ? (
            portrait
          ) : (
            <Art drawing={drawing} tone="neutral" alt={portraitAlt(content)} square whole />
          )}
        </Case>
      </FirstScreen>
      {about.background && <Background id="background" html={about.background} />}
      {skills && <TechStack id="tech-stack" {...skills} />}
      {education.length > 0 && <Education id="education" entries={education} />}
      {publications.length > 0 && (
        <Publications id="publications" publications={publications}>
          {cite}
        </Publications>
      )}
      {interests.length > 0 && <Interests id="interests" entries={interests} />}
    </WordsProvider>
  );
}
