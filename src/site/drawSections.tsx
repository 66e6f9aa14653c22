import type { ReactElement, ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { isFilled, type SectionName, sectionNames, sections } from '#sections/index.ts';
import { ListSection } from '#sections/ListSection.tsx';
import type { Section } from '#sections/section.ts';
import type { RenderedTexts } from './body.tsx';
import type { PageContent, RenderData } from './prepare.ts';

export interface PageParts {
  texts?: RenderedTexts;
  cite?: ReactNode;
}

interface DrawingProps extends Required<Pick<PageParts, 'texts'>>, Pick<PageParts, 'cite'> {
  id: string;
  /** Entries that are shown at once; infinite if none are folded. */
  foldAfter: number;
  renderData: RenderData;
}

export interface DrawnSection {
  id: string;
  name: string;
  /** Whether the owner wrote the name; otherwise it is a UI string. */
  isOwnerText?: boolean;
  lang?: string;
  drawing: ReactNode;
}

/** Renderers of a page's sections that aren't rows. Each returns one element, or a list of sections. */
export type Drawings = {
  [Name in SectionName]?: (
    value: NonNullable<PageContent[Name]>,
    props: DrawingProps,
  ) => ReactElement | '' | undefined | readonly DrawnSection[];
};

export function drawSections(
  page: 'about' | 'experience',
  drawings: Drawings,
  content: PageContent,
  { texts = new Map(), cite }: PageParts = {},
): readonly DrawnSection[] {
  const strings = uiStringsFor(content.site.language);
  return sectionNames.flatMap((name) => {
    const { contents, rows }: Section<never> = sections[name];
    const { id = name, foldAfter = Number.POSITIVE_INFINITY } = contents ?? {};
    if (!isFilled(name, content[name])) return [];
    const value = content[name] as never;
    const drawing =
      rows && contents?.page === page ? (
        <ListSection section={{ contents, rows }} value={value} />
      ) : (
        drawings[name]?.(value, { id, foldAfter, renderData: content.renderData, texts, cite })
      );
    if (!drawing || 'length' in drawing) return drawing || [];
    return [{ id, name: contents?.name(strings) ?? '', drawing }];
  });
}
