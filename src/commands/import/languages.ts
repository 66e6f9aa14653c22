/** Texts by language: `{ "de": "Köln", "en": "Cologne" }`, which JSON Resume does not have. */

import { isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';

export const isLanguage = (key: string): boolean =>
  /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(key) && languageTag(key) !== undefined;

const isSame = (one: string, other: string) => (languageTag(one) ?? one) === (languageTag(other) ?? other);

/** Returns the languages of a group of fields that has a text for each of two or more; otherwise none. */
export function languagesOf(value: unknown): string[] {
  const keys = isGroup(value) ? Object.keys(value) : [];
  return keys.length > 1 && keys.every(isLanguage) ? keys : [];
}

/** Returns all languages of a value and of everything in it, each once. */
function languagesIn(value: unknown): string[] {
  const inner = typeof value === 'object' && value !== null ? Object.values(value).flatMap(languagesIn) : [];
  return [...new Set([...languagesOf(value), ...inner])];
}

interface LanguageChoice {
  data: unknown;
  /** As the value writes them. */
  languages: readonly string[];
  /** Values that are missing in the language, and were taken from another one. */
  missing: unknown[];
}

/**
 * Replaces every text by language with the one in `language`, or with the first one if that is missing.
 * @param languages that texts are given in
 */
export function pickLanguage(
  data: unknown,
  language: string,
  languages: readonly string[] = languagesIn(data),
): LanguageChoice {
  const missing: unknown[] = [];
  const pick = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pick);
    if (!isGroup(value)) return value;
    const entries = Object.entries(value);
    const [first] = entries;
    if (!first || !entries.every(([key]) => languages.includes(key))) {
      return Object.fromEntries(entries.map(([key, inner]) => [key, pick(inner)]));
    }
    const found = entries.find(([key]) => isSame(key, language));
    if (!found) missing.push(first[1]);
    return pick((found ?? first)[1]);
  };
  return { data: pick(data), languages, missing };
}

/** Whether one of the languages is the wanted one. */
export function hasLanguage(languages: readonly string[], language: string): boolean {
  return languages.some((each) => isSame(each, language));
}
