import { disc, drawEach, drawOneInk, type Picker, range } from '#ui/shapes.ts';
import { tilesOf } from '../tile.ts';
import type { VolunteeringEntry } from './schema.ts';

/** Draws a ring of six. */
function drawRing(pick: Picker) {
  const at = (index: number, turn: (angle: number) => number) => Math.round(26 * turn(((index - 1.5) * Math.PI) / 3));
  const discs = range(6).map((index) => disc(60 + at(index, Math.cos), 40 + at(index, Math.sin), 11));
  return drawOneInk(discs, pick(6), 'grow');
}

/** Draws three heads and shoulders. */
function drawThree(pick: Picker) {
  const front = pick(2) * 8;
  const people = range(3).map((index) => {
    const [x, y] = [33 + index * 27, index === 1 ? 22 + front : 30 - front];
    return `${disc(x, y, 10)}M${x - 13} 80V${y + 26}a13 13 0 0 1 26 0V80z`;
  });
  return drawOneInk(people, pick(3), 'slide');
}

const wholeTitle = ({ role, organization }: VolunteeringEntry, comma = ', ') =>
  [role, organization].filter(Boolean).join(comma);

export const volunteeringTiles = tilesOf({
  rank: 60,
  strings: ({ volunteering }) => volunteering,
  tone: 'own',
  draw: (entries: readonly VolunteeringEntry[]) => drawEach(entries, wholeTitle, drawRing, drawThree),
  tile: (entry, { comma }) => ({
    names: [entry.organization, entry.role],
    title: wholeTitle(entry, comma),
    text: entry.summary,
    date: entry.start,
  }),
});
