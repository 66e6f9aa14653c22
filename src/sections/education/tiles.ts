import { drawOneInk, picker, range, rect } from '#ui/shapes.ts';
import type { Tiles } from '../tile.ts';
import type { EducationEntry } from './schema.ts';
import { educationStrings } from './uiStrings.ts';

/** A gable on three or four columns. */
function drawTemple(title: string) {
  const pick = picker(title);
  const count = 3 + pick(2);
  const width = count === 3 ? 12 : 9;
  const gap = (64 - count * width) / (count - 1);
  const columns = range(count).map((index) => rect(Math.round((28 + index * (width + gap)) * 10) / 10, 32, width, 38));
  return drawOneInk(columns, pick(count), 'M24 28 60 8l36 20zM24 72h72v8H24z');
}

export const educationTiles: Tiles<readonly EducationEntry[]> = {
  rank: 80,
  of: (entries, { language }) =>
    entries.map(({ title, institution, start, end, summary }) => {
      const whole = [title, institution].filter(Boolean).join(', ');
      return {
        label: educationStrings(language).tile,
        names: [title, institution],
        title: whole,
        text: summary,
        date: end ?? start,
        tone: 'neutral',
        image: drawTemple(whole),
      };
    }),
  count: ({ length }, { language }) => educationStrings(language).count(length),
};
