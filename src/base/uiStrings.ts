import * as all from './uiStrings/languages.ts';

export type UiStrings = typeof all.en;

/** The languages of the interface, by the names that `language` in content/site.yaml has for them. */
export const languages: Readonly<Record<string, UiStrings>> = all;

/** Returns the interface's common words in a language; in English, if the language isn't one of `languages`. */
export function uiStringsFor(language = 'en'): UiStrings {
  return languages[language] ?? all.en;
}

/** Returns a section's own words by language, of which none may be missing; in English, if it isn't one of `languages`. */
export function translate<Own>(own: Readonly<Record<keyof typeof all, Own>>): (language: string) => Own {
  const known: Readonly<Record<string, Own>> = own;
  return (language) => known[language] ?? own.en;
}
