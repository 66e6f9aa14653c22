/**
 * Generates the cover of a project without an image: 120 × 80 in units of 10, one mass in tone 2, exactly one ink shape,
 * and a middle that works alone. Research is built of arcs, Personal of cards, blocks and tracks, Freelance of diagonals;
 * a project without a category takes any of these.
 */

import type { Drawing } from '#base/drawing.ts';
import { disc, type Pick, path, picker, range, rect } from '#ui/shapes.ts';
import type { Category } from './schema.ts';

interface Shapes {
  mass: string[];
  ink: string;
  /** Strokes instead of filled shapes; cards are parted by a line of ground. */
  style?: 'line' | 'cut';
}

const without = (shapes: string[], ink: number): Shapes => ({
  mass: shapes.filter((_, index) => index !== ink),
  ink: shapes[ink] ?? '',
});

/** Half rings about one point, one of them ink. */
function rings(pick: Pick): Shapes {
  const [x, y, up] = pick(2) ? [60, 68, 1] : [60, 12, 0];
  const ring = (r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 0 ${up} ${2 * r} 0h-8a${r - 8} ${r - 8} 0 0 ${1 - up} ${16 - 2 * r} 0z`;
  return without([16, 28, 40, 52].map(ring), pick(3));
}

/** Half discs above and below one line. */
function waves(pick: Pick): Shapes {
  const first = pick(2);
  const half = (index: number) => {
    const height = 20 + pick(3) * 8;
    return `M${index * 40} 40a20 ${height} 0 0 ${(index + first) % 2} 40 0z`;
  };
  return without(range(3).map(half), 1);
}

/** Quarter discs in six tiles. */
function quarters(pick: Pick): Shapes {
  const tile = (index: number) => {
    const [x, y] = [(index % 3) * 40, Math.floor(index / 3) * 40];
    return [
      `M${x} ${y}h40a40 40 0 0 1 -40 40z`,
      `M${x + 40} ${y}v40a40 40 0 0 1 -40 -40z`,
      `M${x + 40} ${y + 40}h-40a40 40 0 0 1 40 -40z`,
      `M${x} ${y + 40}v-40a40 40 0 0 1 40 40z`,
    ][pick(4)] as string;
  };
  return without(range(6).map(tile), pick(2) ? 1 : 4);
}

/** A body, its ring, and what circles it. */
function orbit(pick: Pick): Shapes {
  const angle = (pick(8) * Math.PI) / 4 + Math.PI / 8;
  const at = (r: number) => [60 + Math.round(r * Math.cos(angle)), 40 + Math.round(r * Math.sin(angle))] as const;
  const hole = 'M42 40a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z';
  return { mass: [disc(60, 40, 30) + hole, disc(...at(-6), 8)], ink: disc(...at(28), 10) };
}

/** Columns of blocks on the ground line. */
function skyline(pick: Pick): Shapes {
  const columns = range(8).map((index) => {
    const height = 20 + pick(6) * 10;
    return rect(index * 14 + 6, 80 - height, 12, height);
  });
  return without(columns, 3 + pick(3));
}

/** Cards, one stepped behind the other. */
function cards(pick: Pick): Shapes {
  const rising = pick(2);
  const step = 14 + pick(3) * 2;
  const left = (120 - 34 - 3 * step) / 2;
  const card = (index: number) => rect(left + index * step, 10 + (rising ? 3 - index : index) * 6, 34, 44);
  const shapes = range(4).map(card);
  return { ...without(shapes, 3), style: 'cut' };
}

/** A track in three runs; one stretch of it is ink. */
function track(pick: Pick): Shapes {
  const [left, right] = [26 + pick(3) * 6, 82 + pick(3) * 6];
  const stretch = [`M${left} 20H${right}`, `M${left} 40H${right}`, `M${left} 60H${right}`][pick(3)] ?? '';
  const mass = `M8 20H${right}a10 10 0 0 1 0 20H${left}a10 10 0 0 0 0 20H112`;
  return { mass: [mass], ink: stretch, style: 'line' };
}

/** Blocks on a board, some taken away, two joined; the middle cuts none of them. */
function board(pick: Pick): Shapes {
  const joined = 9 + pick(2);
  const gaps = new Set([pick(7), 14 + pick(7), joined, joined + 1]);
  const left = (index: number) => (index % 7) * 16 + 6;
  const block = (index: number) => rect(left(index), Math.floor(index / 7) * 22 + 11, 12, 14);
  const blocks = range(21).filter((index) => !gaps.has(index));
  return { mass: blocks.map(block), ink: rect(left(joined), 33, 28, 14) };
}

/** Leaning bars. */
function bars(pick: Pick): Shapes {
  const lean = pick(2) ? 20 : -20;
  const bar = (index: number) => `M${index * 22 + 10 - lean / 2} 70h12l${lean} -60h-12z`;
  return without(range(5).map(bar), 1 + pick(3));
}

/** Roofs side by side. */
function roofs(pick: Pick): Shapes {
  const roof = (index: number) => {
    const height = 36 + pick(5) * 8;
    return `M${index * 32 - 18} 84l30 ${-height}l30 ${height}z`;
  };
  return { ...without(range(4).map(roof), 1 + pick(2)), style: 'cut' };
}

/** Squares cut in half from corner to corner. */
function halves(pick: Pick): Shapes {
  const tile = (index: number) => {
    const [x, y] = [(index % 3) * 40, Math.floor(index / 3) * 40];
    return [`M${x} ${y}h40L${x} ${y + 40}z`, `M${x} ${y}h40v40z`, `M${x + 40} ${y}v40h-40z`, `M${x} ${y}v40h40z`][
      pick(4)
    ] as string;
  };
  return without(range(6).map(tile), pick(2) ? 1 : 4);
}

/** Sails: slanted sheets, one before the other. */
function sails(pick: Pick): Shapes {
  const wind = pick(2);
  const sail = (index: number) => {
    const x = 12 + index * 24;
    const height = 44 + pick(3) * 10;
    return wind ? `M${x} 72v${-height}l36 ${height}z` : `M${x + 24} 72v${-height}l-36 ${height}z`;
  };
  return { ...without(range(4).map(sail), 1 + pick(2)), style: 'cut' };
}

const ofCategories = {
  research: [rings, waves, quarters, orbit],
  personal: [skyline, cards, track, board],
  freelance: [bars, roofs, halves, sails],
};
const languages: Record<Category | 'neutral', readonly ((pick: Pick) => Shapes)[]> = {
  ...ofCategories,
  neutral: Object.values(ofCategories).flat(),
};

function draw({ mass, ink, style }: Shapes): Drawing {
  const styled = (tone: string) => [tone, style].filter(Boolean).join(' ');
  // Cards and sheets overlap; all else is one shape.
  const masses = style === 'cut' ? mass : [mass.join('')];
  return {
    viewBox: '0 0 120 80',
    markup: masses.map((d) => path(styled('t2'), d)).join('') + path(styled('ink'), ink),
  };
}

/**
 * Returns covers of the projects that have no image of their own, by slug: the slug decides the arrangement, the category what it is made of. Of four in a row of one
 * category, no two are made alike; a new project on top leaves the covers below as they are.
 * @param projects in the order of the page
 */
export function drawCovers(
  projects: readonly { slug: string; category?: Category; imageSrc?: string }[],
): Map<string, Drawing> {
  const used: Record<keyof typeof languages, number[]> = { research: [], personal: [], freelance: [], neutral: [] };
  const covers = new Map<string, Drawing>();
  for (const { slug, category = 'neutral', imageSrc } of projects.toReversed()) {
    if (imageSrc) continue;
    const [makers, before, pick] = [languages[category], used[category], picker(slug)];
    const first = pick(makers.length);
    const recent = before.slice(1 - makers.length);
    const next = range(makers.length).map((step) => (first + step) % makers.length);
    const chosen = next.find((maker) => !recent.includes(maker)) ?? first;
    before.push(chosen);
    covers.set(slug, draw((makers[chosen] ?? rings)(pick)));
  }
  return covers;
}

/** Returns the cover of a project that has no neighbors. */
export function drawCover(slug: string, category: keyof typeof languages = 'neutral'): Drawing {
  const pick = picker(slug);
  const makers = languages[category];
  return draw((makers[pick(makers.length)] ?? rings)(pick));
}
