import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ChosenHeadings } from '#sections/ChosenHeadings.tsx';
import type { FilterChoice } from '#sections/filterChoices.ts';
import { ProjectList } from '#sections/projects/ProjectList.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

interface Props {
  content: PageContent;
  choices: readonly FilterChoice[];
  filter?: ReactNode;
}

export function ProjectsPage({ content: { renderData, site, edition }, choices, filter }: Props) {
  const { nav, lang } = uiStringsFor(site.language);
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PageHead heading={nav.projects} lead={site.pages.projects} leadLang={site.langs?.['pages.projects']} />
      {lang && filter ? <div lang={lang}>{filter}</div> : filter}
      <ChosenHeadings choices={choices.filter(({ isLinked }) => isLinked)} />
      <ProjectList projects={renderData.projects} />
    </UiStringsProvider>
  );
}
