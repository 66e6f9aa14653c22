import { Fragment, type ReactNode } from 'react';
import { formatPeriod } from '#base/dates.ts';
import { uiStringsFor, withDetail } from '#base/uiStrings.ts';
import { hrefIn, projectPath } from '#base/urls.ts';
import { type ProvenGroup, type ProvenSkill, timeOf } from '#content/evidence.ts';
import { distinctJob, placeOfEntry } from '#sections/experience/experience.ts';
import { pathOfPlace } from '#sections/places.ts';
import { placeOfPost } from '#sections/writing/post.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Text } from '#ui/Text.tsx';
import { UiStringsProvider, UiText } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

interface Props {
  content: PageContent;
  groups: readonly ProvenGroup[];
}

/** Each technology that entries name, with the entries. */
export function SkillsPage({ content, groups }: Props) {
  const { site, skills, edition, today } = content;
  const strings = uiStringsFor(site.language);
  const isOwn = skills?.heading !== undefined;
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PageHead
        heading={skills?.heading ?? strings.skills.heading}
        headingLang={isOwn ? (skills.lang ?? (strings.lang && site.language)) : undefined}
      />
      {groups.map(({ name, lang, skills }, index) => (
        <PageSection
          key={index}
          id={`group-${index + 1}`}
          heading={name ?? strings.technologies}
          isOwnerText={name !== undefined}
          lang={lang ?? (strings.lang && site.language)}
        >
          <Rows
            rows={skills.map((skill) => ({
              id: skill.id,
              title: skill.name,
              where: timeOf(skill, today, strings.language),
              children: <Evidence skill={skill} content={content} />,
            }))}
          />
        </PageSection>
      ))}
    </UiStringsProvider>
  );
}

interface Work {
  name: string;
  when?: string;
  path: string;
  lang?: string;
}

function Evidence({ skill, content }: { skill: ProvenSkill; content: PageContent }) {
  const { site, edition, publications } = content;
  const strings = uiStringsFor(site.language);
  const href = hrefIn(edition);
  const kinds: [string, readonly Work[]][] = [
    [
      strings.nav.experience,
      skill.roles.map((role) => {
        const { title, company } = distinctJob(role);
        return {
          name: [title, company].filter(Boolean).join(strings.comma),
          when: formatPeriod(role, strings),
          path: pathOfPlace(placeOfEntry(role)),
          lang: role.lang,
        };
      }),
    ],
    [
      strings.nav.projects,
      skill.projects.map(({ title, slug, lang }) => ({ name: title, path: projectPath(slug), lang })),
    ],
    [
      strings.nav.publications,
      publications
        .filter(({ key }) => skill.publications.includes(key))
        .map(({ title, place }) => ({ name: title, path: pathOfPlace(place) })),
    ],
    [
      strings.nav.writing,
      skill.posts.map((post) => ({ name: post.title, path: pathOfPlace(placeOfPost(post)), lang: post.lang })),
    ],
  ];
  const listed = (works: readonly Work[]): ReactNode =>
    works.map(({ name, when, path, lang }, index) => (
      <Fragment key={index}>
        {index > 0 && strings.comma}
        <a href={href(path)} lang={lang}>
          <Text>{name}</Text>
        </a>
        <Text>{withDetail('', when, strings)}</Text>
      </Fragment>
    ));
  return kinds
    .filter(([, works]) => works.length)
    .map(([kind, works]) => (
      <p key={kind}>
        <b>
          <UiText>{kind + strings.colon}</UiText>
        </b>
        {listed(works)}
      </p>
    ));
}
