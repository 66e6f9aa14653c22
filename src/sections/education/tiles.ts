import { disc, draw, drawEach, drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { tilesOf } from '../tile.ts';
import type { EducationEntry } from './schema.ts';

/** Draws a gable on three or four columns. */
function drawTemple(pick: Picker) {
  const count = 3 + pick(2);
  const width = count === 3 ? 12 : 9;
  const gap = (64 - count * width) / (count - 1);
  const columns = range(count).map((index) => rect(Math.round((28 + index * (width + gap)) * 10) / 10, 32, width, 38));
  return drawOneInk(columns, pick(count), 'grow', 'M24 28 60 8l36 20zM24 72h72v8H24z');
}

/** Draws a square cap with its tassel. */
function drawCap(pick: Picker) {
  const [side, length] = [pick(2) ? 1 : -1, 26 + pick(3) * 5];
  const x = 60 + side * 33;
  const cap = 'M60 10l40 18-40 18-40-18z';
  return draw({
    mass: `${cap}M36 40l24 11 24-11v18c0 10-48 10-48 0z`,
    ink: `M60 26L${x} 28v${length}h${-side * 5}V33z${disc(x - side * 2.5, 34 + length, 6)}`,
    act: 'slide',
  });
}

const wholeTitle = ({ title, institution }: EducationEntry, comma = ', ') =>
  [title, institution].filter(Boolean).join(comma);

export const educationTiles = tilesOf({
  rank: 80,
  strings: ({ education }) => education,
  tone: 'neutral',
  draw: (entries: readonly EducationEntry[]) => drawEach(entries, wholeTitle, drawTemple, drawCap),
  tile: (entry, { comma }) => ({
    names: [entry.title, entry.institution],
    title: wholeTitle(entry, comma),
    text: entry.summary,
    date: entry.end ?? entry.start,
  }),
});
