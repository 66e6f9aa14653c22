/** Converts texts by language between files and forms. A form has a field for each language, even if a file lacks it. */

import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag, ownNameOf } from '#base/languageTag.ts';
import { matchItems } from './editYaml.ts';
import { isBlank, toLanguages } from './values.ts';

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

interface Form {
  /** How the form shows a value of a file. */
  show: (schema: JsonSchema | undefined, value: unknown) => unknown;
  /** Returns a field's value for the file, if it doesn't follow from its parts. */
  read: (schema: JsonSchema | undefined, value: unknown, before: unknown) => { value: unknown } | undefined;
}

/** Returns a form's value for its file, where it was `before`. */
export function fromShown(form: Form, schema: JsonSchema | undefined, value: unknown, before: unknown): unknown {
  const own = form.read(schema, value, before);
  if (own) return own.value;
  if (Array.isArray(value)) {
    const { items } = schema ?? {};
    const old = Array.isArray(before) ? before : [];
    const shown = old.map((item) => form.show(items, item));
    const sources = matchItems(items, shown, value);
    return value.map((item, index) => fromShown(form, items, item, old[sources[index] ?? -1]));
  }
  if (!isGroup(value)) return value;
  const was = isGroup(before) ? before : {};
  const fields = Object.keys({ ...was, ...value }).map((name) => [
    name,
    fromShown(form, schema?.properties?.[name], value[name], was[name]),
  ]);
  return Object.fromEntries(fields);
}

const byLanguage: Form = {
  show: toLanguages,
  read(schema, value, before) {
    if (!schema?.isByLanguage || !isGroup(value)) return undefined;
    const [first = ''] = Object.keys(schema.properties ?? {});
    const isOnce = !isGroup(before) && Object.entries(value).every(([key, text]) => key === first || isBlank(text));
    return { value: isOnce ? value[first] : value };
  },
};

/** Returns a form's value for its file, where it was `before`: a text only in the first language is given once. */
export const fromLanguages = (schema: JsonSchema, value: unknown, before: unknown): unknown =>
  fromShown(byLanguage, schema, value, before);
