import { expect, it } from 'vitest';
import { mostTiles, spansOf } from './tile.ts';

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
