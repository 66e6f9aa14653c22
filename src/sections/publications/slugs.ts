import Slugger, { slug } from 'github-slugger';
import type { PublicationEntry } from './schema.ts';

/** A key as a file name; most systems take 255 bytes, of which a character has up to four. */
function fileName(key: string): string {
  const name = [...slug(key.normalize())].slice(0, 60).join('');
  return /[\p{L}\p{N}]/u.test(name) ? name : 'publication';
}

/** Returns a slug for each entry, as its file and its place on the page are named. */
export function slugsOf(entries: readonly Pick<PublicationEntry, 'key'>[]): string[] {
  const slugger = new Slugger();
  return entries.map(({ key }) => slugger.slug(fileName(key)));
}

/** The fragment of a publication on its pages. */
export const publicationId = (slug: string): string => `publication-${slug}`;
