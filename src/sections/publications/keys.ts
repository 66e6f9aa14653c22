import Slugger, { slug } from 'github-slugger';
import { routes } from '#base/urls.ts';
import type { PagePlace } from '../places.ts';
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

export const placeOfPublication = ({ slug }: { slug: string }): Required<PagePlace> => ({
  page: routes.about,
  id: publicationId(slug),
});
