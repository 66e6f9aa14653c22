import type { CommonStrings } from './uiStrings/en.ts';
import { languages } from './uiStrings/languages.ts';

type Tag = keyof typeof languages;

export interface UiStrings extends CommonStrings {
  /** Their language as an attribute, where it isn't the content's: English words in a Persian page. */
  lang?: string;
}

/** The language and its script: `zh-Hans` of `zh` and `zh-CN`, `pt-Latn` of `pt` and `pt-BR`. */
function spoken(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/** Returns what there is for a language: for its exact tag, or else for one in the same script, whatever its region. */
function meant<Own>(known: Readonly<Record<string, Own>>, tag: string): Own | undefined {
  const key = tag in known ? tag : Object.keys(known).find((each) => spoken(each) === spoken(tag));
  return key === undefined ? undefined : known[key];
}

const foreign: UiStrings = { ...languages.en, lang: languages.en.language };

/** Returns the interface's common words in a language; in English with `lang`, if the language isn't one of `languages`. */
export function uiStringsFor(language = 'en'): UiStrings {
  return meant<UiStrings>(languages, language) ?? foreign;
}

/** Returns strings as they are in content: with `lang`, if the content isn't in the language of the page. */
export const uiStringsIn = (strings: UiStrings, contentLanguage?: string): UiStrings =>
  contentLanguage ? { ...strings, lang: strings.language } : strings;

/** Returns what is between the items of a list: Chinese has a mark of its own. */
export const listComma = ({ comma }: Pick<CommonStrings, 'comma'>): string => (comma === '，' ? '、' : comma);

/** Whether the interface has words of a language. */
export const hasUiStrings = (language: string): boolean => Boolean(meant(languages, language));

/**
 * Returns a section's own words by language; in English, if it isn't one of `languages`. A language that lacks a word of
 * English is a type error.
 */
export function translate<English>(
  own: { en: English } & Readonly<Record<Exclude<Tag, 'en'>, NoInfer<English>>>,
): (language: string) => English {
  return (language) => meant<English>(own, language) ?? own.en;
}
