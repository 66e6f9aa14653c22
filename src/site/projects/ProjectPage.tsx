import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { projectPath } from '#base/urls.ts';
import { CaseStudy } from '#sections/projects/CaseStudy.tsx';
import type { ShownProject } from '#sections/projects/project.ts';
import type { Project } from '#sections/projects/schema.ts';
import { publicationsId } from '#sections/publications/keys.ts';
import { Publications } from '#sections/publications/Publications.tsx';
import type { Publication } from '#sections/publications/publication.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import { Exhibit } from '../showcase/Exhibit.tsx';
import { projectsBeyond } from '../showcase/Showcase.tsx';

export function publicationsOf({ publications }: PageContent, { publications: keys = [] }: Project): Publication[] {
  return [...new Set(keys)].flatMap((key) => publications.find((publication) => publication.key === key) ?? []);
}

interface Props {
  content: PageContent;
  shown: ShownProject;
  html?: string;
  cite?: ReactNode;
}

export function ProjectPage({ content, shown, html, cite }: Props) {
  const publications = publicationsOf(content, shown.project);
  const { projects, showcase } = content.renderData;
  const { language } = content.site;
  const { projects: strings, nav, figure, all } = uiStringsFor(language);
  const link = (other?: ShownProject) =>
    other && {
      figure: figure(other.figure),
      title: other.project.title,
      lang: other.project.lang,
      path: projectPath(other.project.slug),
    };
  const beyond = projectsBeyond(showcase.tiles, projects.length);
  return (
    <UiStringsProvider language={language} edition={content.edition}>
      <CaseStudy shown={shown} html={html} />
      {publications.length > 0 && (
        <Publications id={publicationsId} publications={publications} marks={content.site.publications.marks}>
          {cite}
        </Publications>
      )}
      <Exhibit
        content={content}
        path={projectPath(shown.project.slug)}
        more={nav.projects}
        previous={link(projects[shown.figure - 2])}
        next={link(projects[shown.figure])}
        all={beyond ? all(strings.count(beyond)) : undefined}
      />
    </UiStringsProvider>
  );
}
