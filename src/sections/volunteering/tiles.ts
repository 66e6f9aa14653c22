import { disc, drawOneInk, picker, range } from '#ui/shapes.ts';
import type { Tiles } from '../tile.ts';
import type { Volunteering } from './schema.ts';
import { volunteeringStrings } from './uiStrings.ts';

/** A ring of six. */
function drawRing(title: string) {
  const at = (index: number, turn: (angle: number) => number) => Math.round(26 * turn(((index - 1.5) * Math.PI) / 3));
  const discs = range(6).map((index) => disc(60 + at(index, Math.cos), 40 + at(index, Math.sin), 11));
  return drawOneInk(discs, picker(title)(6));
}

export const volunteeringTiles: Tiles<readonly Volunteering[]> = {
  rank: 60,
  of: (entries, { language }) =>
    entries.map(({ role, organization, start, summary }) => {
      const title = [role, organization].filter(Boolean).join(', ');
      return {
        label: volunteeringStrings(language).tile,
        names: [organization, role],
        title,
        text: summary,
        date: start,
        tone: 'neutral',
        image: drawRing(title),
      };
    }),
  count: ({ length }, { language }) => volunteeringStrings(language).count(length),
};
