import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ChosenHeadings } from '#sections/ChosenHeadings.tsx';
import type { FilterChoice } from '#sections/filterChoices.ts';
import { PublicationList } from '#sections/publications/Publications.tsx';
import { listId } from '../islands/wholeList.ts';
import { MenuPage } from '../layout/MenuPage.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './PublicationsPage.module.css';

interface Props {
  content: PageContent;
  path: string;
  choices: readonly FilterChoice[];
  filter?: ReactNode;
  search?: ReactNode;
  cite?: ReactNode;
}

export function PublicationsPage({ content, path, choices, filter, search, cite }: Props) {
  const { site, publications } = content;
  const { lang } = uiStringsFor(site.language);
  return (
    <MenuPage content={content} page="publications">
      <div className={styles.tools} lang={lang}>
        {filter}
        {search}
      </div>
      <ChosenHeadings choices={choices.filter(({ query }) => query)} lang={lang} />
      <PublicationList id={listId} path={path} publications={publications} marks={site.publications.marks} />
      {cite}
    </MenuPage>
  );
}
