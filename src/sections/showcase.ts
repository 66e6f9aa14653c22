/** Fills the showcase on the home page with what the owner has. */

import type { UiStrings } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { mapSections, type SectionValues, type TileKind, tileKinds } from './index.ts';
import { fits, lettersOf, mostTiles, type Tile } from './tile.ts';

/** A tile with its name and address. */
export interface ShowcaseTile extends Tile {
  /** Unlike those of other tiles; undefined if none fits. */
  name?: string;
  /** Whether the name says less than the title: it is the year, or there is none. */
  isUntitled: boolean;
}

export interface Showcase {
  tiles: readonly ShowcaseTile[];
  /** What it holds: `3 jobs, 2 papers`. */
  summary: string;
}

/** Names tiles in their order; a name is given once, and a year once to tiles of one label. */
function withNames(tiles: readonly Tile[]): ShowcaseTile[] {
  const given = new Set<string>();
  return tiles.map((tile, index) => {
    const letters = lettersOf(index + 1, tiles.length + 1);
    const title = tile.names.find((name) => name && fits(name, letters) && !given.has(name));
    const year = tile.date?.slice(0, 4);
    const [name, key] = title ? [title, title] : [year, `${tile.figure ? '' : tile.label} ${year}`];
    if (!name || given.has(key)) return { ...tile, isUntitled: true };
    given.add(key);
    return { ...tile, name, isUntitled: !title };
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
    // The posts are all that has no place in a table of contents.
    const page = routes[contents?.page ?? 'experience'];
    const all = tiles
      .of(value, strings)
      .map((tile) => ({ ...tile, path: tile.path ?? (tile.fragment && `${page}#${tile.fragment}`) }));
    return all.length ? { rank: tiles.rank, tiles: all, count: tiles.count } : undefined;
  });
  const shown = groups
    .flatMap(({ rank, tiles }) => tiles.map((tile, index) => ({ rank, tile, turn: rank ? index : -1 })))
    .toSorted((a, b) => a.turn - b.turn || a.rank - b.rank)
    .slice(0, mostTiles)
    .toSorted((a, b) => a.rank - b.rank);
  const held = groups
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ rank, tiles, count }) => {
      const here = shown.filter((each) => each.rank === rank).map(({ tile }) => tile);
      return here.length ? [{ all: tiles, here, count }] : [];
    });
  const isAlone = held.length === 1;
  return {
    tiles: withNames(shown.map(({ tile }) => tile)),
    summary: held.map(({ all, here, count }) => count(isAlone ? all : here, strings, isAlone)).join(', '),
  };
}
