import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { PublicationBody } from '#sections/publications/PublicationBody.tsx';
import type { Publication } from '#sections/publications/publication.ts';
import { drawInitials } from '#ui/monogram.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import { Exhibit } from '../showcase/Exhibit.tsx';
import { relatedWorks } from './relatedWorks.ts';

interface Props {
  content: PageContent;
  publication: Publication;
  /** The abstract as HTML. */
  html?: string;
  cite?: ReactNode;
}

export function PublicationPage({ content, publication, html, cite }: Props) {
  const { site, edition, renderData } = content;
  const pages = [...renderData.publications.keys()];
  const at = pages.indexOf(publication);
  const link = (other?: Publication) => other && { title: other.title, lang: other.lang, path: other.place.page };
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PublicationBody
        publication={publication}
        image={renderData.publications.get(publication) ?? drawInitials(publication.title)}
        html={html}
        marks={site.publications.marks}
        related={relatedWorks(content, publication)}
      />
      {cite}
      <Exhibit
        content={content}
        path={publication.place.page}
        more={uiStringsFor(site.language).nav.publications}
        previous={link(pages[at + 1])}
        next={link(at > 0 ? pages[at - 1] : undefined)}
      />
    </UiStringsProvider>
  );
}
