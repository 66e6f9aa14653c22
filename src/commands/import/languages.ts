/** Texts by language: `{ "de": "Köln", "en": "Cologne" }`, which JSON Resume does not have. */
import { type Group, isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import { listNamed } from '#base/resume/resume.ts';
import { isUrl } from '#base/resume/webUrl.ts';

const tagOf = (key: string): string | undefined =>
  /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(key) ? languageTag(key) : undefined;

/** Returns the languages of a group whose two or more fields are all texts by language; otherwise none. */
function languagesOf(value: unknown): string[] {
  const fields = Object.entries(isGroup(value) ? value : {});
  const tags = fields.flatMap(([key]) => tagOf(key) ?? []);
  const isByLanguage = fields.length > 1 && tags.length === fields.length;
  return isByLanguage && !fields.every(([, text]) => isUrl(text)) ? tags : [];
}

/** Returns the languages of a résumé that has texts by language. Languages that a person speaks are none. */
export function languagesIn(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = listNamed(name) === 'languages' ? [] : languagesOf(value);
  const inner = Object.entries(value).flatMap(([key, each]) => languagesIn(each, Array.isArray(value) ? '' : key));
  return [...new Set([...own, ...inner])];
}

/** Returns data with each text by language in `language`, or in the first one if that is missing. */
export function pickLanguage(value: unknown, language: string, languages: readonly string[]): unknown {
  const pick = (each: unknown) => pickLanguage(each, language, languages);
  if (Array.isArray(value)) return value.map(pick);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (!first || !entries.every(([key]) => languages.includes(tagOf(key) ?? '')))
    return Object.fromEntries(entries.map(([key, inner]) => [key, pick(inner)])) satisfies Group;
  const [, text] = entries.find(([key]) => tagOf(key) === language) ?? first;
  return pick(text);
}

export function declaredLanguage(data: unknown): string | undefined {
  const { basics, cv, meta }: Group = isGroup(data) ? data : {};
  const languages = [data, basics, cv, meta].map((group) => (isGroup(group) ? group.language : undefined));
  return languages.flatMap((each) => (typeof each === 'string' && languageTag(each)) || [])[0];
}

/** Returns the language at the end of a file's name: `cv.fr.json`, `cv-pt_BR.yaml`. `cv` itself isn't a language. */
export function languageOfName(file: string): string | undefined {
  const [, end = ''] = /(?:^|[. _-])(?!cv\.)([a-z]{2}(?:[-_](?!cv\.)[a-z]{2,4})?)\.\w+$/i.exec(file) ?? [];
  return tagOf(end);
}
