/** Fills the showcase on the home page with what the owner has. */

import { shorten } from '#base/characters.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { mapSections, type SectionValues, type TileKind, tileKinds } from './index.ts';
import { numbered } from './section.ts';
import { fits, mostTiles, roomAt, type Tile } from './tile.ts';

/** A tile with its name and address. */
export interface ShowcaseTile extends Tile {
  name: string;
  /** Whether the name says less than the title: it is the year, or the beginning of a name. */
  isUntitled: boolean;
}

export interface Showcase {
  tiles: readonly ShowcaseTile[];
  /** How many there are of what it holds: `3 jobs, 2 papers`. */
  summary: string;
}

/** Returns as many words of a name as fit; of a first word that doesn't, its beginning. */
function beginningOf(name: string, letters: number): string {
  const words = name.split(/\s+/);
  const beginnings = words.map((_, index) => `${words.slice(0, index + 1).join(' ')}…`);
  return beginnings.findLast((beginning) => fits(beginning, letters)) ?? shorten(words[0] ?? '', letters);
}

/**
 * Names tiles in their order. A name is given once, and a year once to tiles of one label; a tile without either is called
 * by the beginning of its name.
 */
function withNames(tiles: readonly Tile[]): ShowcaseTile[] {
  const given = new Set<string>();
  return tiles.map((tile, index) => {
    const letters = roomAt(index + 1, tiles.length + 1);
    const title = tile.names.find((name) => name && fits(name, letters) && !given.has(name));
    const year = tile.date?.slice(0, 4);
    const [name, key] = title ? [title, title] : [year, `${tile.figure ? '' : tile.label} ${year}`];
    const isGiven = !name || given.has(key);
    given.add(key);
    return {
      ...tile,
      name: isGiven ? beginningOf(tile.names.find(Boolean) ?? tile.title, letters) : name,
      isUntitled: !title,
    };
  });
}

/**
 * Returns all projects that fit, then one entry of each other kind in turn until it is full, sorted by kind.
 * @param kinds limits what it holds
 */
export function fillShowcase(
  values: SectionValues,
  strings: UiStrings,
  kinds: readonly TileKind[] = tileKinds,
): Showcase {
  const groups = mapSections(values, ({ tiles, contents }, value, name) => {
    if (!tiles || !kinds.some((kind) => kind === name)) return undefined;
    const place = (index: number) => contents && `${routes[contents.page]}#${numbered(contents.id, index)}`;
    const all = tiles.of(value, strings).map((tile, index) => ({ ...tile, path: tile.path ?? place(index) }));
    return all.length ? { rank: tiles.rank, tiles: all, count: tiles.count } : undefined;
  });
  const shown = groups
    .flatMap(({ rank, tiles }) => tiles.map((tile, index) => ({ rank, tile, turn: rank ? index : -1 })))
    .toSorted((a, b) => a.turn - b.turn || a.rank - b.rank)
    .slice(0, mostTiles)
    .toSorted((a, b) => a.rank - b.rank);
  const held = groups
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ rank }) => shown.some((each) => each.rank === rank));
  const isAlone = held.length === 1;
  return {
    tiles: withNames(shown.map(({ tile }) => tile)),
    summary: held.map(({ tiles, count }) => count(tiles, strings, isAlone)).join(', '),
  };
}
