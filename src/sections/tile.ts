import type { Drawing } from '#base/drawing.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import type { Tone } from '#ui/palette/tokens.ts';

export interface Tile {
  /** Its kind, such as `Job`, or the number of a project. */
  label: string;
  figure?: number;
  /** A shorter name below its drawing. If omitted, the title. */
  caption?: string;
  /** Language of its names and texts, if it isn't that of the page. */
  lang?: string;
  /** Its full name, for screen readers and on its label. */
  title: string;
  /** Text after the title on its label. */
  text?: string;
  /** Of its category. Without one it has the owner's color. */
  tone: Tone;
  /** Of a file: its path as it is written in a content file, and the path of that from the root. */
  image: (Drawing & { kind: 'drawing' }) | { kind: 'file'; path: string; from: string };
  /** Its page or its place on one, without the base path. If omitted, its place in the list of its section. */
  path?: string;
}

export interface Tiles<Value> {
  /** Its place in the showcase, lowest first. All tiles of rank 0 come first, then one of each other section in turn. */
  rank: number;
  /** Whether its first tile is always shown, even if tiles of rank 0 could fill all places. */
  isNewestShown?: true;
  /** Returns a tile for each entry, best first. */
  of(value: Value, strings: UiStrings): readonly Tile[];
  heading(strings: UiStrings): string;
  /** Returns how many there are, if no other section has tiles there. If omitted, with the heading: `Talks 3`. */
  count?(tiles: readonly Tile[], strings: UiStrings): string;
}

/** Entries, each with a drawing. */
export interface DrawnEntries<Value, Entry> extends Omit<Tiles<Value>, 'of'> {
  draw(value: Value): readonly (readonly [Entry, Tile['image']])[];
  tile(entry: Entry, strings: UiStrings, index: number): Pick<Tile, 'label' | 'title'> & Partial<Tile>;
}

export const tilesOf = <Value, Entry extends { lang?: string }>({
  draw,
  tile,
  ...place
}: DrawnEntries<Value, Entry>): Tiles<Value> => ({
  ...place,
  of: (value, strings) =>
    draw(value).map(([entry, image], index) => ({
      lang: entry.lang,
      tone: 'own',
      image,
      ...tile(entry, strings, index),
    })),
});

/** Maximum number of tiles besides the author's. */
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

/** Returns the twelfths of a phone's width that each place takes: the author's, then those of tiles. */
export const spansOf = (places: number): readonly number[] => phoneSpans[places - 1] ?? [];

/** Returns how many characters fit on a line of a place's caption: four places at 375 px, fewer ones at 320 px. */
export const roomAt = (index: number, places: number): number => Math.max(9, 2.5 * (spansOf(places)[index] ?? 3));

/** Returns how many fit in a window of 1280 px, where no place is wider than a quarter. */
export const wideRoomIn = (places: number): number => Math.floor(122 / Math.max(places, 4));
