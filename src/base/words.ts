import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as all from './words/languages.ts';

export type Words = typeof all.en;

/** The languages of the interface, by the names that `language` in content/site.yaml has for them. */
export const languages: Readonly<Record<string, Words>> = all;

/** What content/site.yaml names, before it is checked: of an unknown language the check tells. */
function chosen(file = 'content/site.yaml'): string {
  try {
    return existsSync(file)
      ? String(parse(readFileSync(file, 'utf8'))?.language)
          .trim()
          .toLowerCase()
      : '';
  } catch {
    return '';
  }
}

/** Every word of the interface, in the site's language. */
export const words: Words = languages[chosen()] ?? all.en;
