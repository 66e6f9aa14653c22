import { Fragment, type ReactElement, type ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { isFilled, type SectionName, sectionNames, sections } from '#sections/index.ts';
import { ListSection } from '#sections/ListSection.tsx';
import type { ListRow } from '#sections/rows.ts';
import type { Section } from '#sections/section.ts';
import { SectionGroup } from '#ui/PageSection.tsx';
import type { RenderedTexts } from './body.tsx';
import type { PageContent } from './prepare.ts';

export interface PageParts {
  texts?: RenderedTexts;
  cite?: ReactNode;
}

interface DrawingProps extends Required<Pick<PageParts, 'texts'>>, Pick<PageParts, 'cite'> {
  id: string;
  /** Entries that are shown at once; infinite if none are folded. */
  foldAfter: number;
  content: PageContent;
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

/** Sections that are below each other, or share a part of the page. */
export interface SectionBlock {
  kind?: 'pair' | 'shelf';
  sections: readonly DrawnSection[];
}

type Layout = 'half' | 'cells' | 'wide';

/** Rows of a section whose list is short without being one of a kind: two degrees, for example. */
const mostBrief = 4;

const isBrief = ({ summary, bullets, links }: ListRow) => !(summary || bullets?.length || links);

/** Returns how a list can be set: in one frame with other small ones, beside another, or alone. */
function layoutOf(
  { layout, mostCells = 0 }: NonNullable<Section<never>['contents']>,
  rows: readonly ListRow[],
): Layout {
  if (rows.length <= mostCells) return 'cells';
  return layout ?? (rows.length <= mostBrief && rows.every(isBrief) ? 'half' : 'wide');
}

/** A section before it is drawn. */
interface Part {
  layout: Layout;
  draw(layout: Layout): readonly DrawnSection[];
}

/** Returns parts in blocks, in their order. Those that are cells are one block at the end. */
function inBlocks(parts: readonly Part[]): { kind?: SectionBlock['kind']; layout: Layout; parts: readonly Part[] }[] {
  const cells = parts.filter(({ layout }) => layout === 'cells');
  const others = parts.filter(({ layout }) => layout !== 'cells');
  const blocks: ReturnType<typeof inBlocks> = [];
  for (let at = 0; at < others.length; at += blocks.at(-1)?.parts.length ?? 1) {
    const two = others.slice(at, at + 2);
    const isPair = two.length === 2 && two.every(({ layout }) => layout === 'half');
    blocks.push(isPair ? { kind: 'pair', layout: 'half', parts: two } : { layout: 'wide', parts: two.slice(0, 1) });
  }
  if (cells.length) blocks.push({ kind: cells.length > 1 ? 'shelf' : undefined, layout: 'cells', parts: cells });
  return blocks;
}

export function drawSections(
  page: 'about' | 'experience',
  drawings: Drawings,
  content: PageContent,
  { texts = new Map(), cite }: PageParts = {},
): readonly SectionBlock[] {
  const strings = uiStringsFor(content.site.language);
  const { renderData } = content;
  const parts = sectionNames.flatMap((name): Part[] => {
    const { contents, rows }: Section<never> = sections[name];
    const { id = name, foldAfter = Number.POSITIVE_INFINITY } = contents ?? {};
    if (!isFilled(name, content[name])) return [];
    const value = content[name] as never;
    const drawnAs = (drawing: ReactNode) => [{ id, name: contents?.name(strings) ?? '', drawing }];
    if (rows && contents?.page === page) {
      const images =
        name === 'interests' ? content.interests.map((entry) => renderData.interests.get(entry)) : undefined;
      const section = { contents, rows };
      const draw = (layout: Layout) =>
        drawnAs(<ListSection section={section} value={value} layout={layout} images={images} />);
      return [{ layout: layoutOf(contents, rows(value, strings)), draw }];
    }
    const drawing = drawings[name]?.(value, { id, foldAfter, content, texts, cite });
    if (!drawing) return [];
    return [{ layout: 'wide', draw: () => ('length' in drawing ? drawing : drawnAs(drawing)) }];
  });
  return inBlocks(parts).map(({ kind, layout, parts }) => ({
    kind,
    sections: parts.flatMap(({ draw }) => draw(layout)),
  }));
}

export function Sections({ blocks }: { blocks: readonly SectionBlock[] }) {
  return blocks.map(({ kind, sections }, index) => {
    const drawn = sections.map(({ id, drawing }) => <Fragment key={id}>{drawing}</Fragment>);
    return kind ? (
      <SectionGroup key={index} kind={kind}>
        {drawn}
      </SectionGroup>
    ) : (
      <Fragment key={index}>{drawn}</Fragment>
    );
  });
}
