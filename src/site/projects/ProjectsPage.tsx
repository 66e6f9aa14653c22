import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn, projectPagePath, routes } from '#base/urls.ts';
import { filterChoices } from '#sections/projects/filterChoices.ts';
import { Pagination } from '#sections/projects/Pagination.tsx';
import { ProjectList } from '#sections/projects/ProjectList.tsx';
import { type ListPage, paginate, perPage } from '#sections/projects/pages.ts';
import type { ShownProject } from '#sections/projects/project.ts';
import type { Category } from '#sections/projects/schema.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

/** A page of the list of all projects, or of one category. */
export interface ProjectsPart {
  category?: Category;
  /** Page number, from 1. */
  number: number;
}

/** Returns all projects of a list, one page of it, and the number of pages. @throws if the list has no page `number` */
export function projectsOn({ renderData }: PageContent, { category, number }: ProjectsPart) {
  const all = category
    ? renderData.projects.filter(({ project }) => project.category === category)
    : renderData.projects;
  const list = paginate(all, category);
  const page: ListPage<ShownProject> | undefined = list[number - 1];
  if (!page) throw new Error(`The list of projects has no page ${number}.`);
  return { all, page, count: list.length };
}

interface Props extends ProjectsPart {
  content: PageContent;
  /** Island: the filter. */
  filter?: ReactNode;
}

export function ProjectsPage({ content, category, number, filter }: Props) {
  const { projects, site, edition } = content;
  const href = hrefIn(edition.path);
  const { page, count } = projectsOn(content, { category, number });
  const { projects: strings, nav, colon, lang } = uiStringsFor(site.language);
  return (
    <UiStringsProvider language={site.language} edition={edition.path}>
      <PageHead
        heading={category ? nav.projects + colon + strings[category] : nav.projects}
        lead={page.path === routes.projects ? site.pages.projects : undefined}
        leadLang={site.langs?.['pages.projects']}
      />
      {lang && filter ? <div lang={lang}>{filter}</div> : filter}
      <ProjectList projects={page.items} />
      {projects.length > perPage && (
        <Pagination
          number={number}
          count={count}
          category={category}
          choices={filterChoices(projects, strings)}
          urlOf={(...page) => href(projectPagePath(...page))}
        />
      )}
    </UiStringsProvider>
  );
}
