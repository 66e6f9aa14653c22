import * as all from './uiStrings/languages.ts';

export type UiStrings = typeof all.en & {
  /** Their language as an attribute, where it isn't the content's: what is read in English among Arabic. */
  lang?: string;
};

/** The languages of the interface, by their tags. */
export const languages: Readonly<Record<string, UiStrings>> = all;

/** Returns what there is for a language: for its tag (`pt-BR`), or else for the language without its region. */
const meant = <Own>(known: Readonly<Record<string, Own>>, tag: string): Own | undefined =>
  known[tag] ?? known[tag.split('-')[0] ?? tag];

const foreign: UiStrings = { ...all.en, lang: all.en.language };

/** Returns the interface's common words in a language; in English with `lang`, if the language isn't one of `languages`. */
export function uiStringsFor(language = 'en'): UiStrings {
  return meant(languages, language) ?? foreign;
}

/** Whether the interface has words of a language. */
export const hasUiStrings = (language: string): boolean => Boolean(meant(languages, language));

/** Returns a section's own words by language, of which none may be missing; in English, if it isn't one of `languages`. */
export function translate<Own>(own: Readonly<Record<keyof typeof all, Own>>): (language: string) => Own {
  return (language) => meant<Own>(own, language) ?? own.en;
}
