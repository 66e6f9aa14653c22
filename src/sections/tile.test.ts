import { expect, it } from 'vitest';
import { fits, mostTiles, roomAt, spansOf } from './tile.ts';

it.each([
  ['Wallpaper', 9, true],
  ['Wallpapers', 9, false],
  ['Robotics lab', 9, true],
  ['Logiciel pour la gestion', 9, false],
  ['Карта тротуаров', 18, true],
  ['कककककककक्षि', 9, true],
])('fits %s into two lines of %i letters: %s', (name, letters, isFitting) => {
  expect(fits(name, letters)).toBe(isFitting);
});

it('fills whole rows of twelve on a phone', () => {
  // With three places and fewer, the plate has the rest.
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

it('gives names less room the more places there are', () => {
  expect([2, 4, 6, 8].map((places) => roomAt(1, places))).toEqual([18, 18, 12, 9]);
});
