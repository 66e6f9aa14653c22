import { disc, drawEach, drawOneInk, type Pick, range } from '#ui/shapes.ts';
import type { Tiles } from '../tile.ts';
import type { Volunteering } from './schema.ts';
import { volunteeringStrings } from './uiStrings.ts';

/** A ring of six. */
function drawRing(pick: Pick) {
  const at = (index: number, turn: (angle: number) => number) => Math.round(26 * turn(((index - 1.5) * Math.PI) / 3));
  const discs = range(6).map((index) => disc(60 + at(index, Math.cos), 40 + at(index, Math.sin), 11));
  return drawOneInk(discs, pick(6), 'grow');
}

const wholeTitle = ({ role, organization }: Volunteering, comma = ', ') =>
  [role, organization].filter(Boolean).join(comma);

export const volunteeringTiles: Tiles<readonly Volunteering[]> = {
  rank: 60,
  of: (entries, { language, comma }) =>
    drawEach(entries, wholeTitle, drawRing).map(([entry, image]) => ({
      label: volunteeringStrings(language).tile,
      names: [entry.organization, entry.role],
      title: wholeTitle(entry, comma),
      text: entry.summary,
      date: entry.start,
      tone: 'personal',
      image,
    })),
  count: ({ length }, { language }) => volunteeringStrings(language).count(length),
};
