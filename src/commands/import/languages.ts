/** Texts by language: `{ "de": "Köln", "en": "Cologne" }`, which JSON Resume does not have. */

import { isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import { withoutBlanks } from '#base/resume/clean.ts';
import { withoutHtml } from '#base/resumeText/html.ts';

export const isLanguage = (key: string): boolean =>
  /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(key) && languageTag(key) !== undefined;

/** Returns whether two names of languages in a file mean the same: `de_at` and `de-AT`. */
export const isSameLanguage = (one: string, other: string) =>
  (languageTag(one) ?? one) === (languageTag(other) ?? other);

const hasNoText = (value: unknown) => withoutBlanks(value, withoutHtml) === undefined;

/** Returns the languages of texts in a group whose two or more fields are all languages; otherwise none. */
export function languagesOf(value: unknown): string[] {
  const group = isGroup(value) ? value : {};
  const keys = Object.keys(group);
  return keys.length > 1 && keys.every(isLanguage) ? keys.filter((key) => !hasNoText(group[key])) : [];
}

/** Adds the languages of a value. Returns whether any of them is new: then the résumé is read again, in that as well. */
export function addLanguages(languages: Set<string>, value: unknown): boolean {
  const { size } = languages;
  for (const language of languagesOf(value)) languages.add(language);
  return languages.size > size;
}

interface LanguageChoice {
  data: unknown;
  /** Values that are missing in the language, and were taken from another one. */
  missing: unknown[];
}

/**
 * Replaces every text by language with the one in `language`, or with the first one if that is missing.
 * @param languages that texts are given in
 */
export function pickLanguage(data: unknown, language: string, languages: readonly string[]): LanguageChoice {
  const missing: unknown[] = [];
  const pick = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pick);
    if (!isGroup(value)) return value;
    const entries = Object.entries(value);
    const areTexts = entries.every(([key, inner]) => languages.includes(key) || hasNoText(inner));
    const texts = areTexts ? entries.filter(([, inner]) => !hasNoText(inner)) : [];
    const [first] = texts;
    if (!first) return Object.fromEntries(entries.map(([key, inner]) => [key, pick(inner)]));
    const found = texts.find(([key]) => isSameLanguage(key, language));
    if (!found) missing.push(first[1]);
    return pick((found ?? first)[1]);
  };
  return { data: pick(data), missing };
}
