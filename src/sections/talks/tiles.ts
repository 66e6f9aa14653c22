import { draw, drawEach, type Picker, range, rect } from '#ui/shapes.ts';
import { tilesOf } from '../tile.ts';
import type { Talk } from './schema.ts';

/** Draws a screen before six heads, and the lectern at one side. */
const drawTalk = (isLeft: boolean) => (pick: Picker) => {
  const [screen, lectern] = isLeft ? [48, 25] : [24, 75];
  const heads = range(6).map((index) => {
    const neck = 6 + pick(3) * 3;
    return `M${index * 20 + 2} 80v${-neck}a8 8 0 0 1 16 0v${neck}z`;
  });
  return draw({
    mass: rect(screen, 8, 48, 34) + heads.join(''),
    cut: rect(screen + 6, 15, 22 + pick(3) * 5, 4) + rect(screen + 6, 24, 14 + pick(3) * 6, 4),
    ink: `M${lectern} 34h20v8h-4l-3 18h-6l-3-18h-4z`,
    act: 'slide',
  });
};

export const talksTiles = tilesOf({
  rank: 20,
  strings: ({ talks }) => talks,
  tone: 'own',
  draw: (talks: readonly Talk[]) => drawEach(talks, ({ title }) => title, drawTalk(true), drawTalk(false)),
  tile: ({ title, event, date }) => ({ names: [title, event], title, text: event, date }),
});
