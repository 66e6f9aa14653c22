import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { Site } from '#sections/contentFiles.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

interface Props {
  content: Pick<PageContent, 'site' | 'edition'>;
  page: keyof Site['pages'];
  children: ReactNode;
}

/** A page of the menu: its name, the owner's sentence for it, and what is on it. */
export function MenuPage({ content: { site, edition }, page, children }: Props) {
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PageHead
        heading={uiStringsFor(site.language).nav[page]}
        lead={site.pages[page]}
        leadLang={site.langs?.[`pages.${page}`]}
      />
      {children}
    </UiStringsProvider>
  );
}
