/** Exports texts by language to `resume.json` and restores them, since JSON Resume has only one language. */

import { belowContent, inContent } from '#base/contentPath.ts';
import { type Group, isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag } from '#base/languageTag.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { type ImportedFiles, type ImportResult, translationFiles } from '#sections/importResult.ts';
import type { ContentFile } from './contentFile.ts';
import { jsonSchemaOf } from './contentSchemas.ts';
import { type Content, kindOf } from './readContent.ts';
import { isByLanguage, textKind } from './resolveLanguage.ts';
import { isSame } from './values.ts';

/** Returns only the texts by language in a value, in their places; undefined if it has none. Omits entries with `resume: false`. */
function byLanguageIn(schema: JsonSchema | undefined, value: unknown, languages: readonly string[]): unknown {
  if (schema && textKind(schema) && isByLanguage(value, languages)) return value;
  if (Array.isArray(value)) {
    const shown = value.filter((item) => !isGroup(item) || item.resume !== false);
    const items = shown.map((item) => byLanguageIn(schema?.items, item, languages) ?? null);
    return items.some((item) => item !== null) ? items : undefined;
  }
  if (!isGroup(value)) return undefined;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const own = byLanguageIn(schema?.properties?.[name], inner, languages);
    return own === undefined ? [] : [[name, own] as const];
  });
  return fields.length ? Object.fromEntries(fields) : undefined;
}

/** Returns the text below a file's fields by language; undefined if it has no translation. */
function bodiesOf(file: ContentFile, languages: readonly string[]): Group | undefined {
  const [, ...others] = file.bodyFiles;
  if (!others.length) return undefined;
  const [first = ''] = languages;
  const bodies = languages.map((language) => [language, language === first ? file : file.bodyFileIn({ language })]);
  const written = (bodies as [string, ContentFile][]).filter(([language, each]) => language === first || each !== file);
  return Object.fromEntries(written.map(([language, { markdown }]) => [language, withWebLinks(markdown)]));
}

/** Returns all texts by language of the files that a résumé is made of; undefined for a site in one language. */
export function allTranslations({ files, editions }: Pick<Content, 'files' | 'editions'>): Group | undefined {
  const [{ languages }] = editions as [Content['edition']];
  if (!languages.length) return undefined;
  const shown = [...files.values()].filter(
    ({ kind, data }) => kind !== 'private' && data?.draft !== true && data?.resume !== false,
  );
  const texts = shown.flatMap((file): [string, unknown][] => {
    const fields = byLanguageIn(jsonSchemaOf(file.kind), file.data, languages) as Group | undefined;
    const body = bodiesOf(file, languages);
    return fields || body ? [[belowContent(file.path), { ...fields, ...(body && { body }) }]] : [];
  });
  return { languages, files: Object.fromEntries(texts) };
}

/** Returns a value as texts by language, in languages of the site; undefined if it is anything else. */
function readTexts(value: unknown, languages: readonly string[]): Group | undefined {
  const isText = (each: unknown) => typeof each === 'string' || (Array.isArray(each) && each.every(isText));
  if (!isGroup(value)) return undefined;
  const texts = Object.entries(value).filter(
    ([tag, text]) => languages.includes(languageTag(tag) ?? '') && isText(text),
  );
  return texts.length ? Object.fromEntries(texts) : undefined;
}

/** Puts texts by language back in their places. */
class Restorer {
  readonly #languages: readonly string[];
  readonly #language: string;

  constructor(languages: readonly string[], language: string) {
    this.#languages = languages;
    this.#language = language;
  }

  /** Returns a text by language. If the résumé's text was changed since, it replaces the one in its language. */
  texts(value: unknown, own: unknown): unknown {
    const texts = readTexts(own, this.#languages);
    if (!texts || value === undefined) return value;
    const isKnown = Object.values(texts).some((text) => isSame(text, value));
    return isKnown ? texts : { ...texts, [this.#language]: value };
  }

  /** Returns whether a part of the résumé still has all texts that it was written with. */
  #fits(schema: JsonSchema | undefined, value: unknown, own: unknown): boolean {
    if (schema && textKind(schema) && isGroup(own)) return Object.values(own).some((text) => isSame(text, value));
    if (Array.isArray(own))
      return Array.isArray(value) && own.every((each, index) => this.#fits(schema?.items, value[index], each));
    if (!isGroup(own)) return true;
    return (
      isGroup(value) &&
      Object.entries(own).every(([name, inner]) => this.#fits(schema?.properties?.[name], value[name], inner))
    );
  }

  restore(schema: JsonSchema | undefined, value: unknown, own: unknown): unknown {
    if (schema && textKind(schema) && isGroup(own)) return this.texts(value, own);
    if (Array.isArray(value) && Array.isArray(own)) {
      // Entries may have been moved, added, deleted and changed since.
      const fits = (item: unknown, each: unknown) => isGroup(each) && this.#fits(schema?.items, item, each);
      const found = value.map((item, index) => [own[index], ...own].find((each) => fits(item, each)));
      const isInPlace = (index: number) => own.length === value.length && !found.includes(own[index]);
      return value.map((item, index) =>
        this.restore(schema?.items, item, found[index] ?? (isInPlace(index) ? own[index] : undefined)),
      );
    }
    if (!isGroup(value) || !isGroup(own)) return value;
    const fields = Object.entries(value).map(([name, inner]) => [
      name,
      Object.hasOwn(own, name) ? this.restore(schema?.properties?.[name], inner, own[name]) : inner,
    ]);
    return Object.fromEntries(fields);
  }
}

/** The texts by language that a site in several languages exports with its résumé. */
interface Translations {
  /** Of the site, the first one first. */
  languages: readonly string[];
  /** Fields and bodies by the path of their file. */
  files: Group;
}

/** Reads what `allTranslations` returned; undefined if it is anything else. */
export function readCarriedTranslations(carried: unknown): Translations | undefined {
  const { languages: named, files } = isGroup(carried) ? carried : {};
  const languages = Array.isArray(named) ? [...new Set(named.flatMap((tag) => languageTag(String(tag)) ?? []))] : [];
  return languages.length && isGroup(files) ? { languages, files } : undefined;
}

/**
 * Returns the files of an import with the texts in all languages that its résumé contains.
 * @param language of the résumé
 */
export function restoreTranslations(
  result: ImportResult,
  { languages, files }: Translations,
  language: string,
): ImportedFiles {
  const [first = ''] = languages;
  const restorer = new Restorer(languages, language);
  const restored = new Map(result.files);
  // A file whose text exists only in other languages is missing in the résumé.
  for (const { pattern } of Object.values(contentFiles)) {
    if (/^[^*]+\.md$/.test(pattern) && isGroup(files[pattern]) && !restored.has(pattern))
      restored.set(pattern, { fields: {}, body: '' });
  }
  for (const [path, file] of [...restored]) {
    const kind = kindOf(inContent(path));
    const own = Object.hasOwn(files, path) && files[path];
    if (!kind || !isGroup(own) || !('fields' in file)) continue;
    const { body: written, ...carried } = own;
    const bodies = Object.entries(isGroup(written) ? written : {}).map(([tag, text]) => [tag, result.bodyOf(text)]);
    const fields = restorer.restore(jsonSchemaOf(kind), file.fields, carried) as Group;
    const texts = file.body === undefined ? undefined : restorer.texts(file.body.trim(), Object.fromEntries(bodies));
    const { [first]: body = file.body, ...others } = isGroup(texts) ? texts : {};
    restored.set(path, { ...file, fields, ...(typeof body === 'string' && { body }) });
    for (const each of translationFiles(path, others)) restored.set(...each);
  }
  return restored;
}
