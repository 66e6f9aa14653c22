import { isGroup } from '#base/group.ts';
import { languageTag, ownNameOf } from '#base/languageTag.ts';
import type { JsonSchema } from './contentSchemas.ts';
import { isByLanguage } from './resolveLanguage.ts';

/** Returns a value that has all fields of a list's items: they share a form. */
const sampleOf = (items: readonly unknown[]): unknown =>
  items.length && items.every(isGroup) ? Object.assign({}, ...items) : items[0];

/**
 * Returns the schema of the form for a value: each text that it has by language has a field for each language of the site.
 */
export function withLanguages(schema: JsonSchema, value: unknown, languages: readonly string[]): JsonSchema {
  const { properties, items, description, title, default: _, ...text } = schema;
  if ((text.texts ?? items?.texts) && isByLanguage(value, languages)) {
    const keyOf = (language: string) => Object.keys(value).find((key) => languageTag(key) === language) ?? language;
    const field = (language: string) => ({ ...text, ...(items && { items }), title: ownNameOf(language) });
    const fields = languages.map((language) => [keyOf(language), field(language)]);
    return { title, description, properties: Object.fromEntries(fields) };
  }
  if (items && Array.isArray(value)) return { ...schema, items: withLanguages(items, sampleOf(value), languages) };
  if (!properties || !isGroup(value)) return schema;
  const fields = Object.entries(properties).map(([name, inner]) => [
    name,
    withLanguages(inner, value[name], languages),
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
}
