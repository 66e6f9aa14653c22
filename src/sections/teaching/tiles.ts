import { drawEach, drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { tilesOf } from '../tile.ts';
import type { TeachingEntry } from './schema.ts';

/** Draws four steps. */
const drawSteps = (isRising: boolean) => (pick: Picker) => {
  const steps = range(4).map((index) => {
    const height = 14 + (isRising ? index : 3 - index) * 16;
    return rect(20 + index * 20, 80 - height, 20, height);
  });
  return drawOneInk(steps, pick(4), 'slide');
};

export const teachingTiles = tilesOf({
  rank: 50,
  strings: ({ teaching }) => teaching,
  tone: 'own',
  draw: (entries: readonly TeachingEntry[]) =>
    drawEach(entries, ({ course }) => course, drawSteps(true), drawSteps(false)),
  tile: ({ course, institution, term, start, summary }) => ({
    names: [course, institution],
    title: course,
    text: summary ?? institution,
    date: start ?? /\d{4}/.exec(term ?? '')?.[0],
  }),
});
