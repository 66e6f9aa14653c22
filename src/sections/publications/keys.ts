import { paperName } from '#base/papers.ts';
import { fileNames, plainName } from '#base/slug.ts';
import { publicationPath, routes, wholeList } from '#base/urls.ts';
import type { Page, PagePlace } from '../places.ts';
import { dateRank, type FieldValues, isoDate } from './dates.ts';
import type { PublicationEntry } from './fields.ts';

/** Returns a text in lowercase Latin letters and digits, which every program accepts in keys. */
const asciiOf = (word: string) => plainName(word).replace(/[^a-z\d]/g, '');

export const keywordsOf = ({ fields }: Pick<PublicationEntry, 'fields'>): string[] =>
  fields.keywords?.split(/[,;]/).map((keyword) => keyword.trim()) ?? [];

/** Returns a key for comparing. BibTeX ignores case in keys. */
export const foldedKey = (key: string): string => key.toLowerCase();

/** Returns a key that isn't taken: `key`, `key-2` … */
export function freeKey(taken: readonly string[], key: string): string {
  const keys = new Set(taken.map(foldedKey));
  let [free, number] = [key, 1];
  while (keys.has(foldedKey(free))) free = `${key}-${++number}`;
  return free;
}

/** Returns a new key of the first author's last name, if known, year and a word of the title: `example2026diameter`. */
export function keyOf({ author = '', year = '', title = '' }: FieldValues, taken: readonly string[] = []): string {
  const words = title.split(/\s+/).map(asciiOf);
  const word = words.find(({ length }) => length > 3) ?? words.find(Boolean) ?? '';
  const [name = ''] = author.split(/,| and /);
  return freeKey(taken, `${asciiOf(name.split(/\s+/).at(-1) ?? '') || 'publication'}${year}${word}`);
}

export function slugsOf(entries: readonly Pick<PublicationEntry, 'key'>[]): string[] {
  const fileName = fileNames('publication');
  // The page with all publications.
  fileName('all');
  return entries.map(({ key }) => fileName(key));
}

/** The fragment of the list of publications, on About and on the page of a project that lists some. */
export const publicationsId = 'publications';

export const publicationId = (slug: string): string => `publication-${slug}`;

/** Returns a function for the fragments of a page that lists the publications with some keys. */
export function publicationIdsIn(entries: readonly Pick<PublicationEntry, 'key'>[]) {
  const ids = slugsOf(entries).map(publicationId);
  return (keys: readonly unknown[]): readonly string[] =>
    keys.length ? [publicationsId, ...ids.filter((_, index) => keys.includes(entries[index]?.key))] : [];
}

/** From the next number on, publications have their own list, and About only some of them. */
const mostOnAbout = 10;
const newestOnAbout = 5;
/** From the next number on, the list has only the years of so many, the newest: one of 124 is 27 KB, one of 300 is 36. */
const mostOnList = 100;

/** Returns those that About shows: all of a few; otherwise those that the owner chose, or else the newest. */
export function onAbout<Publication extends { isSelected: boolean }>(
  publications: readonly Publication[],
  hasList: boolean,
): readonly Publication[] {
  if (!hasList) return publications;
  const selected = publications.filter(({ isSelected }) => isSelected);
  return selected.length ? selected : publications.slice(0, newestOnAbout);
}

/** Returns whether there is more to show of an entry than a list does, or its owner wants that. */
const hasOwnPage = ({ abstract, pdf, preview, page }: FieldValues): boolean =>
  Boolean(abstract || preview || (pdf && paperName(pdf)) || page?.toLowerCase() === 'true');

/** An entry with what the others of its file decide. */
export interface PlacedEntry {
  entry: PublicationEntry;
  /** The name of its files: `/publications/slug.bib`. */
  slug: string;
  /** Whether it is in the file for its papers: proceedings. */
  isParent: boolean;
  /** Whether its owner chose it for About. */
  isSelected: boolean;
  /** Whether the list has it even if it has only the newest. */
  isNew: boolean;
  /** The page that lists all. */
  list: string;
  /** Its own page, or its place in the list. */
  place: PagePlace;
}

/** Returns entries, newest first. */
export function placeEntries(entries: readonly PublicationEntry[], wanted = false): PlacedEntry[] {
  const parents = new Set(entries.map(({ fields }) => foldedKey(fields.crossref ?? '')));
  const isParent = ({ key }: PublicationEntry) => parents.has(foldedKey(key));
  const count = entries.filter((entry) => !isParent(entry)).length;
  const ownList = count > mostOnList ? wholeList : routes.publications;
  const list = count > mostOnAbout || (wanted && count > 0) ? ownList : routes.about;
  const slugs = slugsOf(entries);
  const ranked = entries
    .map((entry, index) => ({ entry, slug: slugs[index] ?? '', rank: dateRank(entry.fields) }))
    .sort((a, b) => b.rank.localeCompare(a.rank));
  const oldest = list === wholeList ? ranked[mostOnList - 1]?.rank.slice(0, 4) : undefined;
  return ranked.map(({ entry, slug, rank }) => {
    const hasPage = hasOwnPage(entry.fields) && !isParent(entry);
    return {
      entry,
      slug,
      isParent: isParent(entry),
      isSelected: entry.fields.selected === 'true',
      isNew: rank.slice(0, 4) >= (oldest ?? ''),
      list,
      place: hasPage ? { page: publicationPath(slug) } : { page: list, id: publicationId(slug) },
    };
  });
}

export function publicationPages(entries: readonly PublicationEntry[], wanted?: boolean): Page[] {
  const placed = placeEntries(entries, wanted);
  const list = placed[0]?.list ?? routes.about;
  const hasList = list !== routes.about;
  const works = placed.filter(({ isParent }) => !isParent);
  // Proceedings are shown if the owner edited them.
  const idsOf = (shown: readonly PlacedEntry[]) =>
    [...shown, ...placed.filter(({ isParent }) => isParent)].map(({ slug }) => publicationId(slug));
  const datesOf = (shown: readonly PlacedEntry[]) => shown.map(({ entry }) => isoDate(entry.fields));
  const newest = works.filter(({ isNew }) => isNew);
  return [
    { path: routes.about, ids: [publicationsId, ...idsOf(onAbout(works, hasList))], dates: [] },
    ...(hasList ? [{ path: routes.publications, ids: idsOf(newest), dates: datesOf(newest) }] : []),
    ...(list === wholeList ? [{ path: list, ids: idsOf(works), dates: datesOf(works) }] : []),
    ...works
      .filter(({ place }) => !place.id)
      .map((each) => ({ path: each.place.page, ids: [], dates: datesOf([each]) })),
  ];
}
