/** What generated drawings are made of: 120 × 80 in tones, and numbers that a text decides. */
import type { Drawing } from '#base/drawing.ts';

/** Whole numbers from 0 to below `limit`, in an order that a text decides. */
export type Pick = (limit: number) => number;

/** Returns numbers by a text: FNV-1a, 32 bits, stirred by mulberry32's mixer for each number. */
export function picker(text: string): Pick {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
export const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Returns a path in a tone. */
export const path = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`;

/** Returns a drawing, back to front: its mass, what is cut out of the mass, and its ink. */
export function draw({ mass, cut, ink }: { mass: string; cut?: string; ink: string }): Drawing & { kind: 'drawing' } {
  return {
    kind: 'drawing',
    viewBox: '0 0 120 80',
    markup: path('t2', mass) + (cut ? path('t1', cut) : '') + path('ink', ink),
  };
}

/** Returns a drawing of shapes, one of which is ink. */
export function drawOneInk(shapes: readonly string[], ink: number, mass = '') {
  return draw({ mass: mass + shapes.filter((_, index) => index !== ink).join(''), ink: shapes[ink] ?? '' });
}
