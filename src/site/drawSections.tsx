import type { ReactElement, ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { isFilled, type SectionName, sections } from '#sections/index.ts';
import type { Section } from '#sections/section.ts';
import type { Drawn, PageContent } from './prepare.tsx';

interface DrawingProps {
  /** The fragment of the section. */
  id: string;
  /** What was prepared for the page. */
  drawn: Drawn;
  /** Island: what copies a citation. */
  cite?: ReactNode;
}

/** A section as it is drawn, with its fragment and its name in the table of contents. */
export interface DrawnSection {
  id: string;
  name: string;
  /** Whether its name is the owner's. */
  isOwn?: boolean;
  drawing: ReactNode;
}

/** What a page draws of its sections, in its order: of each its drawing, or the several sections that it is made of. */
export type Drawings = {
  [Name in SectionName]?: (
    value: NonNullable<PageContent[Name]>,
    props: DrawingProps,
  ) => ReactElement | '' | undefined | readonly DrawnSection[];
};

/** Returns the sections of a page that content fills. */
export function drawSections(drawings: Drawings, content: PageContent, cite?: ReactNode): readonly DrawnSection[] {
  const strings = uiStringsFor(content.site.language);
  return (Object.keys(drawings) as SectionName[]).flatMap((name) => {
    const { contents }: Section<never> = sections[name];
    const id = contents?.id ?? name;
    const drawing =
      isFilled(name, content[name]) && drawings[name]?.(content[name] as never, { id, drawn: content.drawn, cite });
    if (!drawing || 'length' in drawing) return drawing || [];
    return [{ id, name: contents?.name(strings) ?? '', drawing }];
  });
}
