import { disc, draw, drawEach, type Picker, range, rect } from '#ui/shapes.ts';
import { pathOfPlace } from '../places.ts';
import { tilesOf } from '../tile.ts';
import { placeOfPublication } from './keys.ts';
import type { Publication } from './publication.ts';

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

export const publicationsTiles = tilesOf({
  rank: 10,
  strings: ({ publications }) => publications,
  tone: 'research',
  draw: (publications: readonly Publication[]) =>
    drawEach(publications, ({ slug }) => slug, drawPaper(0), drawPaper(1), drawPaper(2)),
  tile: ({ slug, title, container }) => ({
    title,
    text: container,
    path: pathOfPlace(placeOfPublication({ slug })),
  }),
});
