import type { Translation } from './uiStrings/en.ts';
import { uiLanguages } from './uiStrings/languages.ts';

type Tag = keyof typeof uiLanguages;

export interface UiStrings extends Translation {
  /** Their language as an attribute, if it isn't the content's: English strings on a Persian page. */
  lang?: string;
}

/** Returns the language and its script: `zh-Hans` of `zh` and `zh-CN`, `pt-Latn` of `pt` and `pt-BR`. */
function spoken(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/** Returns the value for a language: for its exact tag, or else for one in the same script, whatever its region. */
function valueFor<Value>(known: Readonly<Record<string, Value>>, tag: string): Value | undefined {
  const key = tag in known ? tag : Object.keys(known).find((each) => spoken(each) === spoken(tag));
  return key === undefined ? undefined : known[key];
}

const foreign: UiStrings = { ...uiLanguages.en, lang: uiLanguages.en.language };

/** Strings that the owner translates, by language. Global, since development reloads this module after changes. */
const memory: typeof globalThis & { vitrineStrings?: Readonly<Record<string, UiStrings>> } = globalThis;

export function setOwnStrings(strings: Readonly<Record<string, UiStrings>>): void {
  memory.vitrineStrings = strings;
}

export const ownStringsFor = (language: string): UiStrings | undefined =>
  valueFor(memory.vitrineStrings ?? {}, language);

/** Returns the UI strings of a language; the English ones with `lang`, if there are none. */
export function uiStringsFor(language = 'en'): UiStrings {
  return valueFor<UiStrings>(uiLanguages, language) ?? ownStringsFor(language) ?? foreign;
}

/** Returns strings as they are in content: with `lang`, if the content isn't in the language of the page. */
export const uiStringsIn = (strings: UiStrings, contentLanguage?: string): UiStrings =>
  contentLanguage ? { ...strings, lang: strings.language } : strings;

/** Returns what is between the items of a list: Chinese has a mark of its own. */
export const listComma = ({ comma }: Pick<Translation, 'comma'>): string => (comma === '，' ? '、' : comma);

/** Returns a name with a detail in brackets. Those of Chinese and Japanese need no space. */
export function withDetail(name: string, detail: string | undefined, { colon }: Pick<Translation, 'colon'>): string {
  if (!detail) return name;
  return colon === '：' ? `${name}（${detail}）` : `${name} (${detail})`;
}

export const hasUiStrings = (language: string): boolean =>
  Boolean(valueFor(uiLanguages, language) ?? ownStringsFor(language));

/** Returns the function for strings by language; the English ones for others. A missing string is a type error. */
export function translate<English>(
  own: { en: English } & Readonly<Record<Exclude<Tag, 'en'>, NoInfer<English>>>,
): (language: string) => English {
  return (language) => valueFor<English>(own, language) ?? own.en;
}
