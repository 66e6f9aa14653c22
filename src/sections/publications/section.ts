import { formatMonth } from '#base/dates.ts';
import { joinSentences } from '#base/sentences.ts';
import { listComma, type UiStrings } from '#base/uiStrings.ts';
import { disc, draw, drawEach, type Picker, range, rect } from '#ui/shapes.ts';
import { pathOfPlace } from '../places.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { tilesOf } from '../tile.ts';
import { publicationsJsonResume } from './jsonResume.ts';
import { publicationsId } from './keys.ts';
import { lastingUrl } from './links.ts';
import type { Publication } from './publication.ts';
import { textOf } from './runs.ts';
import { publicationTypes } from './types.ts';

/** Draws a sheet of ragged lines, with a figure above or below them. */
const drawPaper = (shape: number) => (pick: Picker) => {
  const [lines, figure] = pick(2) ? [44, 14] : [14, 42];
  const row = (index: number) => rect(42, lines + index * 6, index === 3 ? 14 + pick(3) * 4 : 36 - pick(3) * 3, 3);
  const figures = [
    `M42 ${figure + 24}a18 18 0 0 1 36 0h-8a10 10 0 0 0-20 0z`,
    `M42 ${figure + 24}a18 22 0 0 1 18-22v8a10 14 0 0 0-10 14zM60 ${figure + 2}h18v8H60z`,
    `${disc(60, figure + 12, 12)}M54 ${figure + 12}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`,
  ];
  return draw({ mass: rect(36, 6, 48, 68), cut: range(4).map(row).join(''), ink: figures[shape] ?? '', act: 'grow' });
};

export const drawPublications = (publications: readonly Publication[]) =>
  drawEach(publications, ({ slug }) => slug, drawPaper(0), drawPaper(1), drawPaper(2));

export const kindOf = ({ types }: Publication, { publications, comma }: UiStrings): string =>
  types.map((type) => publications.types[type]).join(listComma({ comma }));

const authorsText = ({ authors, others }: Publication, comma: string) =>
  [...authors.map(({ name }) => name), ...(others ? [others] : [])].join(comma);

/** Returns publications by type, with its name, if there are several types, but not one for each. */
function groupByType(
  publications: readonly Publication[],
  { types, otherTypes }: UiStrings['publications'],
): { publication: Publication; group?: string }[] {
  const groups = publicationTypes
    .map((type) =>
      publications
        .filter((publication) => publication.types[0] === type)
        .map((publication) => ({ publication, group: types[type] })),
    )
    .filter(({ length }) => length);
  const others = publications.filter(({ types }) => !types.length);
  if (groups.length < 2 || groups.length === groups.flat().length)
    return publications.map((publication) => ({ publication }));
  return [...groups.flat(), ...others.map((publication) => ({ publication, group: otherTypes }))];
}

export const publications = {
  entryNames: { command: 'publication', name: 'publication' },
  contents: { page: 'about', id: publicationsId, name: ({ nav }) => nav.publications },
  tiles: tilesOf({
    rank: 10,
    heading: ({ nav }) => nav.publications,
    draw: drawPublications,
    tile: (publication, { publications }) => ({
      label: publications.tile,
      title: publication.title,
      text: publication.container,
      path: pathOfPlace(publication.place),
    }),
  }),
  resumeRank: 20,
  studentRank: 35,
  resume: (publications, { publications: own, nav, language, comma }, { abstracts } = {}) =>
    resumeSection(nav.publications, {
      entries: groupByType(publications, own).map(({ publication, group }) => {
        const { title, authors, date, when, links, source, note, summary, lang } = publication;
        const url = lastingUrl(links);
        return resumeEntry(url ? { text: title, url } : title, {
          ...(group && { group }),
          strong: authors.find(({ isOwner }) => isOwner)?.name,
          lang,
          // Words and periods of years as pages show them.
          when: date && when === date.slice(0, 4) ? formatMonth(date.slice(0, 7), language) : (when ?? null),
          text:
            joinSentences(
              authorsText(publication, listComma({ comma })),
              textOf(source),
              note,
              abstracts ? summary : undefined,
            ) ?? null,
        });
      }),
    }),
  links: (publications, strings) =>
    publications.map((publication) => {
      const { title, place, when, source, note } = publication;
      const comma = listComma(strings);
      const kind = [kindOf(publication, strings), when].filter(Boolean).join(comma);
      const notes = joinSentences(kind, authorsText(publication, comma), textOf(source), note);
      return { name: title, url: pathOfPlace(place), notes };
    }),
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
