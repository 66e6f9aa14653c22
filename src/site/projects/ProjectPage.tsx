import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { bibtexHref, projectPath, routes } from '#base/urls.ts';
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
  const { projects: strings, figure } = uiStringsFor(language);
  const [previous, next] = [projects[shown.figure - 2], projects[shown.figure]];
  const beside = ({ project }: ShownProject) => ({
    title: project.title,
    lang: project.lang,
    path: projectPath(project.slug),
  });
  const all = projectsBeyond(showcase.tiles, projects.length);
  const links = [
    ...(previous
      ? [{ ...beside(previous), name: strings.previous(figure(previous.figure)), rel: 'prev' as const }]
      : []),
    ...(next ? [{ ...beside(next), name: strings.next(figure(next.figure)), rel: 'next' as const }] : []),
    ...(all ? [{ name: strings.allProjects(all), path: routes.projects }] : []),
  ];
  return (
    <UiStringsProvider language={language} edition={content.edition.path}>
      <CaseStudy shown={shown} html={html} />
      {publications.length > 0 && (
        <Publications id={publicationsId} publications={publications} bibtexOf={bibtexHref}>
          {cite}
        </Publications>
      )}
      <Exhibit
        content={content}
        path={projectPath(shown.project.slug)}
        outOfShowcase={strings.outOfShowcase(figure(shown.figure))}
        more={strings.more}
        links={links}
      />
    </UiStringsProvider>
  );
}
