import { disc, drawEach, type Pick, path, rect } from '#ui/shapes.ts';
import type { Tiles } from '../tile.ts';
import type { Award } from './schema.ts';
import { awardsStrings } from './uiStrings.ts';

/** A medal on two ribbons. */
function drawMedal(pick: Pick) {
  const [width, radius] = [16 + pick(2) * 4, 18 + pick(2) * 2];
  const cuts = [disc(60, 52, 6), rect(55, 47, 10, 10), 'M60 44l8 8-8 8-8-8z'];
  const cut = path('t1', cuts[pick(3)] ?? '');
  const mass = path('t2', `M28 0h${width}L66 44H50zM92 0h${-width}L54 44h16z`);
  // What is cut out of the disc moves with it.
  const markup = `${mass}<g class="ink grow"><path d="${disc(60, 52, radius)}"/>${cut}</g>`;
  return { kind: 'drawing' as const, viewBox: '0 0 120 80', markup };
}

export const awardsTiles: Tiles<readonly Award[]> = {
  rank: 70,
  of: (awards, { language }) =>
    drawEach(awards, ({ title }) => title, drawMedal).map(([{ title, issuer, date, summary }, image]) => ({
      label: awardsStrings(language).tile,
      names: [title, issuer],
      title,
      text: summary ?? issuer,
      date,
      tone: 'neutral',
      image,
    })),
  count: ({ length }, { language }) => awardsStrings(language).count(length),
};
