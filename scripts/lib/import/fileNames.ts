import Slugger, { slug } from 'github-slugger';

/** Letters of an address that still can be read out. */
const longest = 60;

/** Letters of any script and digits, joined by hyphens; Latin letters without their accents. */
function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  // What has no small letter, or none that the slugger knows, is left out.
  const known = slug(plain).replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/gu, '-');
  return [...known]
    .slice(0, longest)
    .join('')
    .replace(/^-+|-+$/g, '');
}

/**
 * Gives each title a file name of its own, without ending; it becomes the entry's address.
 * @param kind what an entry is called whose title has no letters
 */
export function fileNames(kind: string): (title: string) => string {
  const slugger = new Slugger();
  return (title) => slugger.slug(slugOf(title) || kind);
}
