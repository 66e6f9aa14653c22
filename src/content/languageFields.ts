/** Converts texts by language between files and forms. A form has a field for each language, even if a file lacks it. */

import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag, ownNameOf } from '#base/languageTag.ts';
import { matchItems } from './editYaml.ts';
import { isBlank } from './values.ts';

export const textKind = ({ texts, items }: JsonSchema) => texts ?? items?.texts;

/** Returns whether a value is a text by language: one of its keys is a language of the site. */
export const isByLanguage = (value: unknown, languages: readonly string[]): value is Record<string, unknown> =>
  isGroup(value) && Object.keys(value).some((key) => languages.includes(languageTag(key) ?? ''));

/** Returns a value with the fields of all items of a list, which share a form. A field is by language if any item's is. */
function sampleOf(items: readonly unknown[], languages: readonly string[]): unknown {
  if (!items.length || !items.every(isGroup)) return items.find((item) => isByLanguage(item, languages)) ?? items[0];
  const rank = (value: unknown) => Number(isByLanguage(value, languages));
  const fields = items.flatMap((item) => Object.entries(item)).toSorted(([, a], [, b]) => rank(a) - rank(b));
  return Object.fromEntries(fields);
}

/** Returns the schema of a value's form. Words have a field for each language of the site; names only if given by language. */
export function withLanguages(schema: JsonSchema, value: unknown, languages: readonly string[]): JsonSchema {
  const { properties, items, description, title, default: _, ...text } = schema;
  if (textKind(schema) && (schema.texts === 'words' || isByLanguage(value, languages))) {
    const given = isGroup(value) ? Object.keys(value) : [];
    const fields = languages.map((lang) => [
      given.find((key) => languageTag(key) === lang) ?? lang,
      { ...text, ...(items && { items: { ...items, lang } }), lang, title: ownNameOf(lang, languages) },
    ]);
    return { title, description, isByLanguage: true, properties: Object.fromEntries(fields) };
  }
  if (items) {
    const sample = Array.isArray(value) ? sampleOf(value, languages) : undefined;
    return { ...schema, items: withLanguages(items, sample, languages) };
  }
  if (!properties) return schema;
  const group = isGroup(value) ? value : {};
  const fields = Object.entries(properties).map(([name, inner]) => [
    name,
    withLanguages(inner, group[name], languages),
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Returns a file's value for such a form: a text that is given once is in the first language. */
export function toLanguages(schema: JsonSchema | undefined, value: unknown): unknown {
  if (schema?.isByLanguage && !isGroup(value)) {
    const [first = ''] = Object.keys(schema.properties ?? {});
    return isBlank(value) ? {} : { [first]: value };
  }
  if (Array.isArray(value)) return value.map((item) => toLanguages(schema?.items, item));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, toLanguages(schema?.properties?.[name], inner)]);
  return Object.fromEntries(fields);
}

/** Returns a form's value for its file, where it was `before`: a text only in the first language is given once. */
export function fromLanguages(schema: JsonSchema | undefined, value: unknown, before: unknown): unknown {
  if (schema?.isByLanguage && isGroup(value)) {
    const [first = ''] = Object.keys(schema.properties ?? {});
    const isOnce = !isGroup(before) && Object.entries(value).every(([key, text]) => key === first || isBlank(text));
    return isOnce ? value[first] : value;
  }
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : [];
    const sources = matchItems(
      schema?.items,
      items.map((item) => toLanguages(schema?.items, item)),
      value,
    );
    return value.map((item, index) => fromLanguages(schema?.items, item, items[sources[index] ?? -1]));
  }
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    fromLanguages(schema?.properties?.[name], inner, isGroup(before) ? before[name] : undefined),
  ]);
  return Object.fromEntries(fields);
}
