/** What sections offer to the showcase on the home page. */

import { charactersIn } from '#base/characters.ts';
import type { Drawing } from '#base/drawing.ts';
import type { UiStrings } from '#base/uiStrings.ts';

/** An image that a content file names. */
interface ImageFile {
  kind: 'file';
  /** As it is written, relative to the file. */
  path: string;
  /** The content file, from the root. */
  from: string;
}

/** One entry of a section, as the showcase can hold it. */
export interface Tile {
  /** What it is: `Job`; of a project its number. */
  label: string;
  /** Number of a project. */
  figure?: number;
  /** What it can be called, best first. */
  names: readonly (string | undefined)[];
  /** Its whole name, for those who hear the page, and on its label. */
  title: string;
  /** What its label says after the title. */
  text?: string;
  /** Starts with the year that stands for a name, where none fits. */
  date?: string;
  /** Purple is research, blue the owner's own voice, green freelance work alone. */
  tone: 'research' | 'personal' | 'freelance' | 'neutral';
  image: (Drawing & { kind: 'drawing' }) | ImageFile;
  /** Its page or its place on one, before the base path. If omitted, its place in the list of its section. */
  path?: string;
}

/** A section's part in the showcase. */
export interface Tiles<Value> {
  /** Its place in the showcase, lowest first. All tiles of rank 0 come first, then one of each other section in turn. */
  rank: number;
  /** Returns a tile for each entry, best first. */
  of(value: Value, strings: UiStrings): readonly Tile[];
  /**
   * Returns how many there are: `3 jobs`.
   * @param isAlone whether no other section has tiles there
   */
  count(tiles: readonly Tile[], strings: UiStrings, isAlone: boolean): string;
}

/** The most tiles beside the author's. */
export const mostTiles = 7;

/** Twelfths of a phone's width, by the number of places. */
const phoneSpans = [
  [6],
  [6, 6],
  [4, 4, 4],
  [6, 6, 6, 6],
  [6, 6, 4, 4, 4],
  [4, 4, 4, 4, 4, 4],
  [4, 4, 4, 3, 3, 3, 3],
  [3, 3, 3, 3, 3, 3, 3, 3],
];

/** Returns the twelfths of a phone's width that each of so many places takes: the author's, and those of tiles. */
export const spansOf = (places: number): readonly number[] => phoneSpans[places - 1] ?? [];

/** Letters that a line of a place's label holds on every screen on which it is shown. */
export function roomAt(index: number, places: number): number {
  const onPhone = 3 * (spansOf(places)[index] ?? 3);
  return Math.min(onPhone, Math.floor(75 / Math.max(places, 4)));
}

/** Whether a name fits two lines of so many letters, without breaking a word. */
export function fits(name: string, letters: number): boolean {
  let [lines, used] = [1, 0];
  for (const word of name.split(/\s+/)) {
    const length = charactersIn(word);
    if (length > letters) return false;
    const isNext = used > 0 && used + 1 + length > letters;
    lines += isNext ? 1 : 0;
    used = isNext || !used ? length : used + 1 + length;
  }
  return lines <= 2;
}
