import type { ReactNode } from 'react';
import { bibtexHref } from '#base/urls.ts';
import { CaseStudy } from '#sections/projects/CaseStudy.tsx';
import { Neighbors } from '#sections/projects/Neighbors.tsx';
import type { ShownProject } from '#sections/projects/project.ts';
import type { Project } from '#sections/projects/schema.ts';
import { Publications } from '#sections/publications/Publications.tsx';
import type { Publication } from '#sections/publications/publication.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.tsx';

/** The publications that a project names, in its order. */
export function publicationsOf({ publications }: PageContent, { publications: keys = [] }: Project): Publication[] {
  return keys.flatMap((key) => publications.find((publication) => publication.key === key) ?? []);
}

interface Props {
  content: PageContent;
  shown: ShownProject;
  /** The case study. */
  html?: string;
  /** Island: the button that copies a citation. */
  cite?: ReactNode;
}

export function ProjectPage({ content, shown, html, cite }: Props) {
  const publications = publicationsOf(content, shown.project);
  const { projects } = content.drawn;
  const [previous, next] = [projects[shown.figure - 2], projects[shown.figure]];
  return (
    <UiStringsProvider language={content.site.language} edition={content.edition.path}>
      <CaseStudy shown={shown} html={html} />
      {publications.length > 0 && (
        <Publications id="publications" publications={publications} bibtexOf={bibtexHref}>
          {cite}
        </Publications>
      )}
      {(previous || next) && <Neighbors previous={previous} next={next} />}
    </UiStringsProvider>
  );
}
