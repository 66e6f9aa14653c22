import { expect, it } from 'vitest';
import { mostTiles, roomsAt, spansOf } from './tile.ts';

it('fills whole rows of twelve on a phone', () => {
  // With three places or fewer, the plate fills the rest.
  for (let places = 4; places <= mostTiles + 1; places++) {
    const spans = spansOf(places);
    expect(spans).toHaveLength(places);
    let row = 0;
    for (const span of spans) {
      row += span;
      expect(row, `${places} places`).toBeLessThanOrEqual(12);
      row %= 12;
    }
    expect(row, `${places} places`).toBe(0);
  }
});

it('gives names less room the more places there are, and more in wider windows', () => {
  expect([2, 4, 6, 8].map((places) => roomsAt(1, places))).toEqual([
    [18, 24, 30],
    [18, 24, 30],
    [12, 16, 20],
    [11, 12, 15],
  ]);
});
