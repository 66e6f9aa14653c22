import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { bibtexHref, publicationDownloads } from '#base/urls.ts';
import { PublicationList } from '#sections/publications/Publications.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './PublicationsPage.module.css';

interface Props {
  content: PageContent;
  filter?: ReactNode;
  search?: ReactNode;
  cite?: ReactNode;
}

export function PublicationsPage({ content: { site, publications, edition }, filter, search, cite }: Props) {
  const { nav, lang } = uiStringsFor(site.language);
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PageHead
        heading={nav.publications}
        lead={site.pages.publications}
        leadLang={site.langs?.['pages.publications']}
      />
      <div className={styles.tools} lang={lang}>
        {filter}
        {search}
      </div>
      <PublicationList
        publications={publications}
        bibtexOf={bibtexHref}
        downloads={publicationDownloads()}
        marks={site.publications.marks}
      />
      {cite}
    </UiStringsProvider>
  );
}
