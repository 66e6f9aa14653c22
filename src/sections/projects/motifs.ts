/**
 * Motifs of generated covers: one mass in tone 2 and exactly one ink shape, within the square of a cover that a tile
 * shows (x from 20 to 100, y from 0 to 80). Research has arcs; Personal has cards and blocks; Freelance has diagonals.
 */
import { type Act, type Picker, range, rect } from '#ui/shapes.ts';
import type { Category } from './schema.ts';

export interface Shapes {
  mass: string[];
  ink: string;
  /** A line of the background separates cards. */
  style?: 'cut';
}

/** Draws one arrangement, with up to two more parts. */
export type Motif = (pick: Picker, more: number) => Shapes;

const left = 20;
const size = 80;

const round = (number: number) => Math.round(number * 10) / 10;
const d = (parts: TemplateStringsArray, ...numbers: number[]) => String.raw({ raw: parts }, ...numbers.map(round));

const oneInk = (shapes: string[], ink: number): Shapes => ({
  mass: shapes.filter((_, index) => index !== ink),
  ink: shapes[ink] ?? '',
});
const inner = (pick: Picker, count: number) => 1 + pick(count - 2);

function rings(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const [y, up] = pick(2) ? [59.5, 1] : [20.5, 0];
  const step = 39 / count;
  const ring = (index: number) => {
    const [r, inside] = [step * (index + 1), step * (index + 0.35)];
    return d`M${60 - r} ${y}a${r} ${r} 0 0 ${up} ${2 * r} 0h${inside - r}a${inside} ${inside} 0 0 ${1 - up} ${-2 * inside} 0z`;
  };
  return oneInk(range(count).map(ring), pick(count));
}

function waves(pick: Picker, more: number): Shapes {
  const [count, first] = [3 + more, pick(2)];
  const width = size / count;
  const half = (index: number) =>
    d`M${left + index * width} 40a${width / 2} ${18 + pick(3) * 8} 0 0 ${(index + first) % 2} ${width} 0z`;
  return oneInk(range(count).map(half), inner(pick, count));
}

/** Fills a corner of each tile of a grid, up to a line from one side of the corner to the other. */
const corners =
  (line: (across: number, down: number) => string) =>
  (pick: Picker, more: number): Shapes => {
    const count = 2 + more;
    const side = size / count;
    const shapes = range(count * count).map((index) => {
      const turn = pick(4);
      const [right, bottom] = [turn === 1 || turn === 2, turn > 1];
      const [x, y] = [
        left + ((index % count) + Number(right)) * side,
        (Math.floor(index / count) + Number(bottom)) * side,
      ];
      const [across, down] = [right ? -side : side, bottom ? -side : side];
      return `${d`M${x} ${y}h${across}`}${line(-across, down)}z`;
    });
    return oneInk(shapes, pick(shapes.length));
  };

const quarters = corners(
  (across, down) => d`a${Math.abs(down)} ${Math.abs(down)} 0 0 ${across * down < 0 ? 1 : 0} ${across} ${down}`,
);

const halves = corners((across, down) => d`l${across} ${down}`);

function skyline(pick: Picker, more: number): Shapes {
  const count = 5 + more;
  const width = size / count;
  const columns = range(count).map((index) => {
    const height = 20 + pick(6) * 10;
    return rect(round(left + index * width + 1), 80 - height, round(width - 2), height);
  });
  return oneInk(columns, inner(pick, count));
}

function cards(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const [across, down] = [38 / (count - 1), 20 / (count - 1)];
  const rising = pick(2);
  const card = (index: number) =>
    rect(round(23 + index * across), round(8 + (rising ? count - 1 - index : index) * down), 36, 44);
  return { ...oneInk(range(count).map(card), count - 1), style: 'cut' };
}

function board(pick: Picker, more: number): Shapes {
  const count = 4 + more;
  const side = size / count;
  const [row, column] = [1 + pick(count - 2), pick(count - 1)];
  const joined = row * count + column;
  const gaps = new Set([pick(count), count * count - 1 - pick(count), joined, joined + 1]);
  const block = (index: number, width: number) =>
    rect(
      round(left + (index % count) * side + 2),
      round(Math.floor(index / count) * side + 2),
      round(width - 4),
      round(side - 4),
    );
  const blocks = range(count * count).filter((index) => !gaps.has(index));
  return { mass: blocks.map((index) => block(index, side)), ink: block(joined, 2 * side) };
}

function bars(pick: Picker, more: number): Shapes {
  const count = 4 + more;
  const apart = 60 / count;
  const bar = (index: number) => d`M${left + index * apart + 1} 72h${apart * 0.6}l20 -64h${-apart * 0.6}z`;
  return oneInk(range(count).map(bar), inner(pick, count));
}

function roofs(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const width = 46 - more * 6;
  const roof = (index: number) =>
    d`M${left + (index * (size - width)) / (count - 1)} 76l${width / 2} ${-(30 + pick(5) * 9)}L${left + (index * (size - width)) / (count - 1) + width} 76z`;
  return { ...oneInk(range(count).map(roof), inner(pick, count)), style: 'cut' };
}

const ofCategories = {
  research: [rings, waves, quarters],
  personal: [skyline, cards, board],
  freelance: [bars, roofs, halves],
} satisfies Record<Category, [Motif, ...Motif[]]>;

/** How the ink of a motif moves. */
export const actOf = (motif: Motif): Act => (motif === rings ? 'grow' : 'slide');

export const motifs: Record<Category | 'neutral', readonly [Motif, ...Motif[]]> = {
  ...ofCategories,
  neutral: [...ofCategories.research, ...ofCategories.personal, ...ofCategories.freelance],
};
