import type { Position } from './problems.ts';

/** Offsets in a text by line and column, and back; both count from 1, in UTF-16 code units. */
export interface Offsets {
  offsetOf: (place: Position) => number;
  placeAt: (offset: number) => Position;
}

export function offsetsIn(body: string): Offsets {
  const starts = [0, ...Array.from(body.matchAll(/\n/g), ({ index }) => index + 1)];
  return {
    offsetOf: ({ line, column }) => (starts[line - 1] ?? body.length) + column - 1,
    placeAt: (offset) => {
      let [line, after] = [1, starts.length + 1];
      while (after - line > 1) {
        const middle = (line + after) >> 1;
        if ((starts[middle - 1] ?? 0) <= offset) line = middle;
        else after = middle;
      }
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    },
  };
}
