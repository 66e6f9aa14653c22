import { type Group, isGroup } from '#base/group.ts';
import { englishNameOf, languageTag } from '#base/languageTag.ts';
import { extension } from '#base/resume/clean.ts';
import { hasUiStrings } from '#base/uiStrings.ts';
import type { ImportResult } from '#sections/importResult.ts';
import { detectLanguage } from './detectLanguage.ts';
import { isLanguage } from './languages.ts';
import type { ParsedResume } from './resumeFile.ts';

/** Fields that are often in another language than the résumé: quotations by others, and titles. */
const ofOthers = /^(refer|recommend|testimonial|publication|paper)/i;

/** A text of more than one word, or in a script without spaces. */
const sentence = /\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2}/u;

/** Returns all sentences of a résumé; names and URLs don't show its language. */
function sentencesIn(value: unknown, without?: RegExp): string[] {
  if (typeof value === 'string') return sentence.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === extension || without?.test(key) ? [] : sentencesIn(inner),
  );
}

/** Returns the language that a field of a résumé's file declares, in any format. */
export function declaredLanguage(data: unknown): string | undefined {
  const { basics, cv, meta }: Group = isGroup(data) ? data : {};
  const languages = [data, basics, cv, meta].map((group) => (isGroup(group) ? group.language : undefined));
  return languages.flatMap((each) => (typeof each === 'string' && languageTag(each)) || [])[0];
}

/** Returns the language at the end of a file's name: `cv.fr.json`, `cv-pt_BR.yaml`. `cv` itself isn't a language. */
function languageOfName(file: string): string | undefined {
  const [, end = ''] = /(?:^|[. _-])(?!cv\.)([a-z]{2}(?:[-_](?!cv\.)[a-z]{2,4})?)\.\w+$/i.exec(file) ?? [];
  const tag = languageTag(end);
  return tag && isLanguage(tag) ? tag : undefined;
}

/**
 * Returns the language of a résumé's texts, or else of its file's name.
 * @param isBeside whether there are files in other languages; then its name counts more than its texts
 */
export function languageOf({ basics, parts }: ParsedResume, name: string, isBeside = false): string | undefined {
  const texts = { ...Object.fromEntries(parts.map((part) => [part.name, part.value])), basics };
  const read = () => detectLanguage(sentencesIn(texts, ofOthers)) ?? detectLanguage(sentencesIn(texts));
  const named = languageOfName(name);
  return isBeside ? (named ?? read()) : (read() ?? named);
}

/**
 * Returns the value of `language` in `site.yaml`; undefined for the default. Reports a language without UI strings.
 */
export function takeLanguage(tag: string | undefined, result: ImportResult): string | undefined {
  if (tag && !hasUiStrings(tag)) {
    const name = englishNameOf(tag);
    result.report(
      `Your résumé is in ${name} (${tag}). The site has no ${name} interface yet, so menus are in English.`,
    );
  }
  return tag === 'en' ? undefined : tag;
}
