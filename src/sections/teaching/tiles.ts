import { drawEach, drawOneInk, type Pick, range, rect } from '#ui/shapes.ts';
import type { Tiles } from '../tile.ts';
import type { Teaching } from './schema.ts';
import { teachingStrings } from './uiStrings.ts';

/** Four steps. */
const drawSteps = (isRising: boolean) => (pick: Pick) => {
  const steps = range(4).map((index) => {
    const height = 14 + (isRising ? index : 3 - index) * 16;
    return rect(20 + index * 20, 80 - height, 20, height);
  });
  return drawOneInk(steps, pick(4), 'slide');
};

export const teachingTiles: Tiles<readonly Teaching[]> = {
  rank: 50,
  of: (entries, { language }) =>
    drawEach(entries, ({ course }) => course, drawSteps(true), drawSteps(false)).map(
      ([{ lang, course, institution, term, start, summary }, image]) => ({
        label: teachingStrings(language).tile,
        lang,
        names: [course, institution],
        title: course,
        text: summary ?? institution,
        date: start ?? /\d{4}/.exec(term ?? '')?.[0],
        tone: 'own',
        image,
      }),
    ),
  count: ({ length }, { language }) => teachingStrings(language).count(length),
};
