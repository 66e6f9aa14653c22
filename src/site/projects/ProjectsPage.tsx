import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ChosenHeadings } from '#sections/ChosenHeadings.tsx';
import type { FilterChoice } from '#sections/filterChoices.ts';
import { ProjectList } from '#sections/projects/ProjectList.tsx';
import { MenuPage } from '../layout/MenuPage.tsx';
import type { PageContent } from '../prepare.ts';

interface Props {
  content: PageContent;
  choices: readonly FilterChoice[];
  filter?: ReactNode;
}

export function ProjectsPage({ content, choices, filter }: Props) {
  const { lang } = uiStringsFor(content.site.language);
  return (
    <MenuPage content={content} page="projects">
      {lang && filter ? <div lang={lang}>{filter}</div> : filter}
      <ChosenHeadings choices={choices.filter(({ isLinked }) => isLinked)} />
      <ProjectList projects={content.renderData.projects} />
    </MenuPage>
  );
}
