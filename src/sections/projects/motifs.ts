/**
 * Motifs of generated covers: one mass in tone 2 and exactly one ink shape, within the square of a cover that a tile
 * shows (x from 20 to 100, y from 0 to 80). Research has arcs; Personal has cards, blocks and tracks; Freelance has
 * diagonals.
 */
import { type Act, disc, type Picker, range, rect } from '#ui/shapes.ts';
import type { Category } from './schema.ts';

export interface Shapes {
  mass: string[];
  ink: string;
  /** Strokes instead of filled shapes; a line of the background separates cards. */
  style?: 'line' | 'cut';
}

/** Draws one arrangement, with up to two more parts. */
export type Motif = (pick: Picker, more: number) => Shapes;

const left = 20;
const size = 80;

const round = (number: number) => Math.round(number * 10) / 10;
const d = (parts: TemplateStringsArray, ...numbers: number[]) => String.raw({ raw: parts }, ...numbers.map(round));
const hole = (x: number, y: number, width: number, height: number) => d`M${x} ${y}v${height}h${width}v${-height}z`;

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

function grid(count: number, tile: (x: number, y: number, side: number) => string): string[] {
  const side = size / count;
  return range(count * count).map((index) =>
    tile(left + (index % count) * side, Math.floor(index / count) * side, side),
  );
}

function quarters(pick: Picker, more: number): Shapes {
  const shapes = grid(2 + more, (x, y, side) => {
    const quarter = [
      () => d`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`,
      () => d`M${x + side} ${y}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}z`,
      () => d`M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}z`,
      () => d`M${x} ${y + side}v${-side}a${side} ${side} 0 0 1 ${side} ${side}z`,
    ][pick(4)];
    return quarter?.() ?? '';
  });
  return oneInk(shapes, pick(shapes.length));
}

function orbit(pick: Picker, more: number): Shapes {
  const first = pick(8);
  const satellite = (index: number, r: number) => {
    const angle = ((first + index * 3) * Math.PI) / 4 + Math.PI / 8;
    return disc(round(60 + 28 * Math.cos(angle)), round(40 + 28 * Math.sin(angle)), r);
  };
  const ring = `${disc(60, 40, 30)}M38 40a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z`;
  return {
    mass: [ring + disc(60, 40, 12), ...range(more).map((index) => satellite(index + 1, 7))],
    ink: satellite(0, 10),
  };
}

function lenses(pick: Picker, more: number): Shapes {
  const count = 2 + more;
  const r = 76 / (2 + 1.1 * (count - 1));
  const at = (index: number) => left + 2 + r + index * 1.1 * r;
  const shared = pick(count - 1);
  const height = r * Math.sqrt(1 - 0.55 ** 2);
  const middle = at(shared) + 0.55 * r;
  return {
    mass: range(count).map((index) => disc(round(at(index)), 40, round(r))),
    ink: d`M${middle} ${40 - height}a${r} ${r} 0 0 1 0 ${2 * height}a${r} ${r} 0 0 1 0 ${-2 * height}z`,
    style: 'cut',
  };
}

function dial(pick: Picker, more: number): Shapes {
  const count = 4 + more;
  const at = (r: number, part: number) => {
    const angle = Math.PI * (1 + part / count);
    return [60 + r * Math.cos(angle), 62 + r * Math.sin(angle)] as const;
  };
  const segment = (index: number) => {
    const [from, to] = [index + 0.08, index + 0.92];
    return d`M${at(39, from)[0]} ${at(39, from)[1]}A39 39 0 0 1 ${at(39, to)[0]} ${at(39, to)[1]}L${at(27, to)[0]} ${at(27, to)[1]}A27 27 0 0 0 ${at(27, from)[0]} ${at(27, from)[1]}z`;
  };
  const part = pick(count) + 0.5;
  const [tip, one, other] = [at(34, part), at(8, part - count / 2), at(8, part + count / 2)];
  return {
    mass: range(count).map(segment),
    ink: d`M${tip[0]} ${tip[1]}L${other[0]} ${other[1]}A8 8 0 0 1 ${one[0]} ${one[1]}z`,
  };
}

function spiral(pick: Picker, more: number): Shapes {
  const [count, step, sweep] = [3 + more, 10 - more * 1.75, pick(2)];
  let x = count % 2 ? 60 - step : 60;
  const turns = range(count).map((index) => {
    const r = step * (index + 1);
    const across = index % 2 ? -2 * r : 2 * r;
    x += across;
    return d`M${x - across} 40a${r} ${r} 0 0 ${sweep} ${across} 0`;
  });
  return { ...oneInk(turns, 1 + pick(count - 1)), style: 'line' };
}

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

function track(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const apart = 56 / (count - 1);
  const turn = apart / 2;
  const [from, to] = [25 + turn + pick(3) * 4, 95 - turn - pick(3) * 4];
  const y = (index: number) => 12 + index * apart;
  const runs = range(count).map((index) => {
    const [start, end] = index % 2 ? [to, from] : [from, to];
    const [first, last] = [index ? start : left, index < count - 1 ? end : index % 2 ? left : 100];
    const bend = index < count - 1 ? d`a${turn} ${turn} 0 0 ${index % 2 ? 0 : 1} 0 ${apart}` : '';
    return { run: d`M${first} ${y(index)}H${last}`, bend };
  });
  return {
    mass: [runs.map(({ run, bend }) => run + bend).join('')],
    ink: runs[pick(count)]?.run ?? '',
    style: 'line',
  };
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

function slabs(pick: Picker, more: number): Shapes {
  const count = 4 + more;
  const height = 68 / count;
  const slab = (index: number) => rect(left + 2, round(6 + index * height + 1), 28 + pick(5) * 12, round(height - 2));
  return oneInk(range(count).map(slab), pick(count));
}

function pieces(pick: Picker, more: number): Shapes {
  const count = 5 + more;
  const side = 76 / count;
  const at = (x: number, y: number) =>
    rect(round(22 + x * side + 0.5), round(78 - (y + 1) * side + 0.5), round(side - 1), round(side - 1));
  const heap = range(count).flatMap((x) => range(1 + pick(2)).map((y) => at(x, y)));
  const x = pick(count - 2);
  const piece = [
    d`h${3 * side}v${side}h${-side}v${side}h${-side}v${-side}h${-side}z`,
    d`h${2 * side}v${side}h${side}v${side}h${-2 * side}v${-side}h${-side}z`,
    d`h${3 * side}v${2 * side}h${-side}v${-side}h${-2 * side}z`,
  ][pick(3)];
  return { mass: heap, ink: d`M${22 + x * side} ${78 - count * side}` + piece };
}

function die(pick: Picker, more: number): Shapes {
  const eyes =
    [
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      [
        [0, 0],
        [2, 0],
        [1, 1],
        [0, 2],
        [2, 2],
      ],
      [
        [0, 0],
        [2, 0],
        [0, 1],
        [2, 1],
        [0, 2],
        [2, 2],
      ],
    ][more] ?? [];
  const place = (at: number) => 20 + at * 20 - 8;
  const ink = pick(eyes.length);
  const holes = eyes.filter((_, index) => index !== ink).map(([x = 0, y = 0]) => hole(20 + place(x), place(y), 16, 16));
  const [x = 0, y = 0] = eyes[ink] ?? [];
  return { mass: [rect(26, 6, 68, 68) + holes.join('')], ink: rect(20 + place(x), place(y), 16, 16) };
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

function halves(pick: Picker, more: number): Shapes {
  const shapes = grid(2 + more, (x, y, side) => {
    const half = [
      () => d`M${x} ${y}h${side}l${-side} ${side}z`,
      () => d`M${x} ${y}h${side}v${side}z`,
      () => d`M${x + side} ${y}v${side}h${-side}z`,
      () => d`M${x} ${y}v${side}h${side}z`,
    ][pick(4)];
    return half?.() ?? '';
  });
  return oneInk(shapes, pick(shapes.length));
}

function sails(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const width = 34 - more * 4;
  const sail = (index: number) => {
    const height = 44 + pick(3) * 10;
    return d`M${22 + (index * (76 - width)) / (count - 1)} 74v${-height}l${width} ${height}z`;
  };
  return { ...oneInk(range(count).map(sail), inner(pick, count)), style: 'cut' };
}

function chevrons(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const apart = 52 / (count - 0.38);
  const chevron = (index: number) => {
    const [x, width] = [left + 2 + index * apart, apart * 0.62];
    return d`M${x} 12h${width}l24 28l-24 28h${-width}l24 -28z`;
  };
  return oneInk(range(count).map(chevron), pick(count));
}

function zigzag(pick: Picker, more: number): Shapes {
  const count = 3 + more;
  const width = 18 - more * 4;
  const apart = (76 - width) / count;
  const run = (index: number) =>
    index % 2
      ? d`M${22 + index * apart} 68h${width}l${apart} -56h${-width}z`
      : d`M${22 + index * apart} 12h${width}l${apart} 56h${-width}z`;
  return { ...oneInk(range(count).map(run), inner(pick, count)), style: 'cut' };
}

function folds(pick: Picker, more: number): Shapes {
  const count = 4 + more;
  const width = 76 / count;
  const [top, depth] = [8 + pick(2) * 6, 12 + pick(2) * 4];
  const panel = (index: number) => {
    const slope = index % 2 ? -depth : depth;
    return d`M${22 + index * width} ${top + (index % 2 ? depth : 0)}l${width} ${slope}v${60 - depth}l${-width} ${-slope}z`;
  };
  return { ...oneInk(range(count).map(panel), inner(pick, count)), style: 'cut' };
}

const ofCategories = {
  research: [rings, waves, quarters, orbit, lenses, dial, spiral],
  personal: [skyline, cards, track, board, slabs, pieces, die],
  freelance: [bars, roofs, halves, sails, chevrons, zigzag, folds],
} satisfies Record<Category, [Motif, ...Motif[]]>;

/** How the ink of a motif moves; by default up. */
const acts: Partial<Record<Act, Motif[]>> = {
  grow: [rings, orbit, lenses, dial, spiral, die],
  run: [track, slabs, pieces, sails, chevrons],
  turn: [folds],
};

export const actOf = (motif: Motif): Act =>
  (Object.keys(acts) as Act[]).find((act) => acts[act]?.includes(motif)) ?? 'slide';

/** A project without a category has a motif of any. */
export const motifs: Record<Category | 'neutral', readonly [Motif, ...Motif[]]> = {
  ...ofCategories,
  neutral: [...ofCategories.research, ...ofCategories.personal, ...ofCategories.freelance],
};
