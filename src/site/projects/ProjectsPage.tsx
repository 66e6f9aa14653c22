import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ProjectList } from '#sections/projects/ProjectList.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

interface Props {
  content: PageContent;
  filter?: ReactNode;
}

export function ProjectsPage({ content: { renderData, site, edition }, filter }: Props) {
  const { nav, lang } = uiStringsFor(site.language);
  return (
    <UiStringsProvider language={site.language} edition={edition.path}>
      <PageHead heading={nav.projects} lead={site.pages.projects} leadLang={site.langs?.['pages.projects']} />
      {lang && filter ? <div lang={lang}>{filter}</div> : filter}
      <ProjectList projects={renderData.projects} />
    </UiStringsProvider>
  );
}
