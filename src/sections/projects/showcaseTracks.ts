/** How many projects the showcase holds; one tile is the author's. */
export const places = 7;

export interface Tracks {
  /** Of eight, from 768 px. */
  wide: number;
  /** Of four, below. */
  narrow: number;
}

/**
 * Returns the tracks of a tile, so that the showcase is a whole rectangle for any number of projects: one to three
 * projects are double, and what is free goes to the author.
 */
export function showcaseTracks(projects: number): { author: Tracks; project: Tracks } {
  const shown = Math.min(projects, places);
  const each = shown > 0 && shown <= 3 ? 2 : 1;
  const free = 4 - ((shown * each) % 4);
  return { author: { wide: 8 - shown * each, narrow: free }, project: { wide: each, narrow: each } };
}
