import Slugger, { slug } from 'github-slugger';
import { paperName } from '#base/papers.ts';
import { publicationPath, routes } from '#base/urls.ts';
import { foldId, type Page } from '../places.ts';
import { type FieldValues, isoDate } from './dates.ts';
import type { PublicationEntry } from './fields.ts';

/** Returns a text in lowercase Latin letters and digits, which every program accepts in keys. */
const asciiOf = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** Returns a key for comparing. BibTeX ignores case in keys. */
export const foldedKey = (key: string): string => key.toLowerCase();

/** Returns the first form of a key that isn't taken. Forms are numbered from 1. */
export function freeKey(taken: readonly string[], form: (number: number) => string): string {
  const keys = new Set(taken.map(foldedKey));
  let number = 1;
  while (keys.has(foldedKey(form(number)))) number++;
  return form(number);
}

/** Returns a new key of last name, if known, year and a word of the title: `example2026diameter`. */
export function keyOf(author: string, year: string, title: string, taken: readonly string[]): string {
  const words = title.split(/\s+/).map(asciiOf);
  const word = words.find(({ length }) => length > 3) ?? words.find(Boolean) ?? '';
  const key = `${asciiOf(author.split(/\s+/).at(-1) ?? '') || 'publication'}${year}${word}`;
  return freeKey(taken, (number) => (number > 1 ? `${key}${number}` : key));
}

/** Returns a key as a file name. Most systems allow 255 bytes, and a character has up to four. */
function fileName(key: string): string {
  const name = [...slug(key.normalize())].slice(0, 60).join('');
  return /[\p{L}\p{N}]/u.test(name) ? name : 'publication';
}

export function slugsOf(entries: readonly Pick<PublicationEntry, 'key'>[]): string[] {
  const slugger = new Slugger();
  return entries.map(({ key }) => slugger.slug(fileName(key)));
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

export const isListed = (count: number, wanted = false): boolean => count > 0 && (wanted || count > mostOnAbout);

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
export const hasOwnPage = ({ abstract, pdf, preview, page }: FieldValues): boolean =>
  Boolean(abstract || preview || (pdf && paperName(pdf)) || page?.toLowerCase() === 'true');

/** Returns the keys of proceedings that are in the file for their papers. */
export const parentKeys = (entries: readonly PublicationEntry[]): ReadonlySet<string> =>
  new Set(entries.map(({ fields }) => foldedKey(fields.crossref ?? '')));

export function publicationPages(entries: readonly PublicationEntry[], wanted?: boolean): Page[] {
  const parents = parentKeys(entries);
  const isParent = ({ key }: PublicationEntry) => parents.has(foldedKey(key));
  const slugs = slugsOf(entries);
  const ids = [publicationsId, foldId(publicationsId), ...slugs.map(publicationId)];
  const dates = entries.map(({ fields }) => isoDate(fields));
  return [
    { path: routes.about, ids, dates: [] },
    ...(isListed(entries.filter((entry) => !isParent(entry)).length, wanted)
      ? [{ path: routes.publications, ids, dates }]
      : []),
    ...entries.flatMap((entry, index) =>
      hasOwnPage(entry.fields) && !isParent(entry)
        ? { path: publicationPath(slugs[index] ?? ''), ids: [], dates: [dates[index]] }
        : [],
    ),
  ];
}
