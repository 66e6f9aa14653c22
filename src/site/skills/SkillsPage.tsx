import { Fragment } from 'react';
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
  title?: string | undefined;
  period?: string;
  path: string;
  lang?: string | undefined;
}

function Evidence({ skill, content }: { skill: ProvenSkill; content: PageContent }) {
  const { site, edition, publications } = content;
  const strings = uiStringsFor(site.language);
  const { nav, comma, colon } = strings;
  const href = hrefIn(edition);
  const roles = skill.roles.map((role) => {
    const { title, company } = distinctJob(role);
    const name = [title, company].filter(Boolean).join(comma);
    return { ...role, title: name, period: formatPeriod(role, strings), path: pathOfPlace(placeOfEntry(role)) };
  });
  const projects = skill.projects.map((project) => ({ ...project, path: projectPath(project.slug) }));
  const papers = publications
    .filter(({ key }) => skill.publications.includes(key))
    .map(({ title, place }) => ({ title, path: pathOfPlace(place) }));
  const posts = skill.posts.map((post) => ({ ...post, path: pathOfPlace(placeOfPost(post)) }));
  const kinds: [string, readonly Work[]][] = [
    [nav.experience, roles],
    [nav.projects, projects],
    [nav.publications, papers],
    [nav.writing, posts],
  ];
  return kinds
    .filter(([, works]) => works.length)
    .map(([kind, works]) => (
      <p key={kind}>
        <b>
          <UiText>{kind + colon}</UiText>
        </b>
        {works.map(({ title, period, path, lang }, index) => (
          <Fragment key={index}>
            {index > 0 && comma}
            <a href={href(path)} lang={lang}>
              <Text>{title}</Text>
            </a>
            <Text>{withDetail('', period, strings)}</Text>
          </Fragment>
        ))}
      </p>
    ));
}
