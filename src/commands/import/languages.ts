/** Texts by language: `{ "de": "Köln", "en": "Cologne" }`, which JSON Resume does not have. */

import { type Group, isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import { extension, withoutBlanks } from '#base/resume/clean.ts';
import { fieldsBySpelling, foldedName, type ResumeGroup } from '#base/resume/fields.ts';
import { isUrl } from '#base/resume/webUrl.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { moreJsonResume } from '#sections/more/jsonResume.ts';
import { moreEntryPart } from '#sections/more/readEntry.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { listCalled, listsBySpelling } from './headings.ts';
import { kindOfCode } from './programData.ts';

export const isLanguage = (key: string): boolean =>
  /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(key) && languageTag(key) !== undefined;

/** Returns whether two names of languages in a file mean the same: `de_at` and `de-AT`. */
export const isSameLanguage = (one: string, other: string) =>
  (languageTag(one) ?? one) === (languageTag(other) ?? other);

const hasNoText = (value: unknown) => withoutBlanks(value, withoutHtml) === undefined;

const isForPrograms = (value: unknown) => typeof value === 'string' && kindOfCode(value) !== undefined;

/** Returns the languages of a group whose two or more fields are all texts by language; otherwise none. */
function languagesOf(value: unknown): string[] {
  const fields = Object.entries(isGroup(value) ? value : {});
  if (fields.length < 2 || !fields.every(([key, inner]) => isLanguage(key) && !isForPrograms(inner))) return [];
  const texts = fields.filter(([, inner]) => !hasNoText(inner));
  return texts.every(([, inner]) => isUrl(inner)) ? [] : texts.map(([key]) => key);
}

const spellingsOf = (parts: readonly ResumeGroup[]) => parts.flatMap((part) => [...fieldsBySpelling(part).keys()]);

/** Lists whose entries can be by language; those of pairs and of sections have names of the owner's. */
const lists = [...listsBySpelling].filter(([, list]) => list !== moreJsonResume.list && !listCalled(list)?.pair);

/** Names of what can be by language at the top level of a file, in the formats that have it. */
const topNames = new Set(['basics', 'cv', ...lists.map(([name]) => name), ...spellingsOf([basics])]);
/** Names of what can be by language in it: also the fields of all parts. */
const namesOfTexts = topNames.union(new Set(spellingsOf([basics.profiles, moreEntryPart, ...jsonResumeLists])));

/**
 * Returns the languages of a résumé that has texts by language, in any field. Fields that no section has may be other
 * groups, such as departments: `{ "it": "…", "hr": "…" }`.
 */
export function languagesIn(whole: unknown): string[] {
  const inFields = (group: Group, names: ReadonlySet<string>): string[] =>
    Object.entries(group).flatMap(([name, value]) => {
      if (name === extension) return [];
      const found = languagesOf(value);
      return [...(found.length && names.has(foldedName(name)) ? found : []), ...inside(value)];
    });
  const inside = (value: unknown): string[] =>
    Array.isArray(value) ? value.flatMap(inside) : isGroup(value) ? inFields(value, namesOfTexts) : [];
  return [...new Set([...languagesOf(whole), ...(isGroup(whole) ? inFields(whole, topNames) : [])])];
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
