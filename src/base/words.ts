import * as all from './words/languages.ts';

export type Words = typeof all.en;

/** The languages of the interface, by the names that `language` in content/site.yaml has for them. */
export const languages: Readonly<Record<string, Words>> = all;

/** Returns every word of the interface in a language; in English, where the language isn't one of `languages`. */
export function wordsFor(language = 'en'): Words {
  return languages[language] ?? all.en;
}
