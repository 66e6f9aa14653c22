import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { FilterChoice } from '#sections/filterChoices.ts';
import { ProjectList } from '#sections/projects/ProjectList.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './ProjectsPage.module.css';

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
      {choices.flatMap(({ query, name, isLinked }) =>
        isLinked ? (
          <h2 key={query} id={query} className={styles.chosen}>
            {name}
          </h2>
        ) : (
          []
        ),
      )}
      <ProjectList projects={renderData.projects} />
    </UiStringsProvider>
  );
}
