/** Fills the showcase on the home page. */

import { leadingRuns } from '#base/leadingRuns.ts';
import { listComma, uiStringsFor } from '#base/uiStrings.ts';
import { mapSections, type SectionValues, type TileKind, tileKinds } from './index.ts';
import { pathOfPlace } from './places.ts';
import { placeInList } from './section.ts';
import { looseRoomAt, mostTiles, roomsAt, type Tile, windows } from './tile.ts';

/** The name of a tile by window width, in rem. */
export interface Caption {
  text: string;
  from?: number;
  until?: number;
}

/** A tile with its name, and its image as the section gives it or as pages show it. */
export interface ShowcaseTile<Image = Tile['image']> extends Omit<Tile, 'image'> {
  image: Image;
  /** For windows from narrow to wide, or one for all if it fits. */
  captions: readonly Caption[];
  /** Whether the name in narrow windows fits only with less space between its characters. */
  isClose?: boolean;
  /** Whether a name is only the beginning of a title, or the year. */
  isUntitled: boolean;
}

export interface Showcase<Image = Tile['image']> {
  tiles: readonly ShowcaseTile<Image>[];
  /** Number of entries of each kind that it shows: `3 jobs, 2 papers`. */
  summary: string;
}

/**
 * Names tiles in their order, for one of `windows`: by the first words of a name that fit, by the year, or by the
 * position. A single word that is at most half of a name is used only if no other name fits. Each name is used once, and
 * each year once among tiles with the same label.
 */
function namesIn(tiles: readonly Tile[], window: number, language: string) {
  const given = new Set<string>();
  return tiles.map(({ names, date, figure, label }, index) => {
    const characters = roomsAt(index + 1, tiles.length + 1)[window] ?? 0;
    const known = names.flatMap((name) => name?.trim() || []);
    const runs = known.map((name) => leadingRuns(name, characters, language));
    const longest = runs.map(([run = '']) => run);
    const telling = longest.filter((run, name) => run.includes(' ') || run.length * 2 > (known[name]?.length ?? 0));
    const name = [...telling, ...longest, ...runs.flat()].find((run) => run && !given.has(run));
    const year = date?.slice(0, 4);
    const key = name ?? `${figure ? '' : label} ${year}`;
    const text = name ?? (year && !given.has(key) ? year : `#${index + 1}`);
    given.add(key);
    return { text, isWhole: known.includes(text) };
  });
}

/** Adds their names to tiles, in each of `windows`. */
function withNames(tiles: readonly Tile[], language: string): ShowcaseTile[] {
  const all = windows.map((_, window) => namesIn(tiles, window, language));
  return tiles.map((tile, index) => {
    const room = looseRoomAt(index + 1, tiles.length + 1);
    const names = all.flatMap((inWindow) => inWindow[index] ?? []);
    const captions: Caption[] = [];
    for (const [window, { text }] of names.entries()) {
      const last = captions.at(-1);
      if (last?.text === text) continue;
      if (last) last.until = windows[window];
      captions.push({ text, from: windows[window] || undefined });
    }
    const isClose = captions.slice(0, 1).some(({ text }) => leadingRuns(text, room, language)[0] !== text);
    return { ...tile, captions, isClose, isUntitled: !names.every(({ isWhole }) => isWhole) };
  });
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
    const { rank, count, isNewestShown } = tiles;
    return all.length ? { rank, tiles: all, count, isNewestShown } : undefined;
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
  const isAlone = held.length === 1;
  return {
    tiles: withNames(
      shown.map(({ tile }) => tile),
      language,
    ),
    summary: held.map(({ tiles, count }) => count(tiles, strings, isAlone)).join(listComma(strings)),
  };
}
