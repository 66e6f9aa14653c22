import { fitsLines, softHyphen } from '#base/characters.ts';
import { hyphenate } from '#base/hyphenate.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { mapSections, type SectionValues, type TileKind, tileKinds } from './index.ts';
import { pathOfPlace } from './places.ts';
import { placeInList } from './section.ts';
import { mostTiles, roomAt, type Tile, wideRoomIn } from './tile.ts';

/** A tile with its image as the section gives it or as pages show it. */
export interface ShowcaseTile<Image = Tile['image']> extends Omit<Tile, 'image'> {
  image: Image;
  /** Cut to fit. */
  caption: string;
}

export interface Showcase<Image = Tile['image']> {
  tiles: readonly ShowcaseTile<Image>[];
  /** Number of entries of each kind that it shows: `Experience 3 · Publications 2`. */
  summary: string;
}

/**
 * Selects the newest job, then projects, then entries of other kinds in turn, until the showcase is full. Sorts them by
 * kind.
 * @param language of the content
 * @param kinds that it may have
 */
export function fillShowcase(values: SectionValues, language = 'en', kinds: readonly TileKind[] = tileKinds): Showcase {
  const strings = uiStringsFor(language);
  const groups = mapSections(values, ({ tiles, contents }, value, name) => {
    if (!tiles || !kinds.some((kind) => kind === name)) return undefined;
    const path = (index: number) => contents && pathOfPlace(placeInList(contents, index));
    const all = tiles.of(value, strings).map((tile, index) => ({ ...tile, path: tile.path ?? path(index) }));
    return all.length ? { ...tiles, tiles: all } : undefined;
  });
  const shown = groups
    .flatMap(({ rank, tiles, isNewestShown }) =>
      tiles.map((tile, index) => ({ rank, tile, turn: isNewestShown && !index ? -2 : rank ? index : -1 })),
    )
    .toSorted((a, b) => a.turn - b.turn || a.rank - b.rank)
    .slice(0, mostTiles)
    .toSorted((a, b) => a.rank - b.rank);
  const held = groups
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ rank }) => shown.some((each) => each.rank === rank));
  const places = shown.length + 1;
  const [{ count = undefined, tiles: alone = [] } = {}, ...others] = held;
  const captioned = ({ tile }: (typeof shown)[number], index: number) => {
    const room = { narrow: roomAt(index + 1, places), wide: wideRoomIn(places) };
    return { ...tile, caption: captionOf(tile.caption ?? tile.title, tile.lang ?? language, room) };
  };
  return {
    tiles: shown.map(captioned),
    summary:
      count && !others.length
        ? count(alone, strings)
        : held.map(({ tiles, heading }) => `${heading(strings)}\u00a0${tiles.length}`).join(' · '),
  };
}

/**
 * Returns a name with soft hyphens in words that don't fit. A longer name is cut after a word, with `…`.
 * @param room characters of a line in a narrow window, which has three, and in a wide one, which has two
 */
export function captionOf(name: string, language: string, room: { narrow: number; wide: number }): string {
  const { narrow, wide } = room;
  const divided = hyphenate(name, language, narrow);
  // A word with two hyphens is harder to read than its beginning.
  const hasOneHyphen = (word: string) => !word.includes(softHyphen) || fitsLines(word, narrow, 2);
  const fits = (text: string) =>
    fitsLines(text, narrow, 3) && fitsLines(text, wide, 2) && text.split(/\s/).every(hasOneHyphen);
  if (fits(divided)) return divided;
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(divided);
  const parts = Array.from(words, ({ segment }) => segment);
  for (let end = parts.length - 1; end > 0; end--) {
    const cut = `${parts
      .slice(0, end)
      .join('')
      .replace(/[\s,;.:、，。：・\p{Pd}]+$/u, '')}…`;
    if (fits(cut)) return cut;
  }
  return divided;
}
