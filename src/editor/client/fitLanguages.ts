/** Fits a form's values to the languages of the site, which can change while the form is open. */
import { isGroup } from '#base/group.ts';
import { isBlank } from '#content/values.ts';
import type { JsonSchema } from '../api.ts';

/** Returns texts, or lists of texts, as one. */
function joined(texts: readonly unknown[]): unknown {
  const given = texts.filter((text) => !isBlank(text));
  if (given.length < 2) return given[0];
  return given.some(Array.isArray) ? given.flat() : given.join(' / ');
}

/**
 * Returns a value in the shape of its schema: a text that is given once is in the first language. A text in a language
 * that the schema lacks follows the one in the first language, so that it isn't lost. A value that fits stays the same.
 */
export function fitLanguages<Value>(schema: JsonSchema | undefined, value: Value): Value;
export function fitLanguages(schema: JsonSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value) && !schema?.isByLanguage) {
    const items = value.map((item: unknown) => fitLanguages(schema?.items, item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const { properties = {}, isByLanguage } = schema ?? {};
  if (!isByLanguage && !isGroup(value)) return value;
  // A text by language, where the site has only one.
  if (schema && !schema.properties) return joined(Object.values(value as object));
  const [first = ''] = Object.keys(properties);
  if (!isGroup(value)) return isBlank(value) ? undefined : { [first]: value };
  const fits = ([name]: [string, unknown]) => !isByLanguage || Object.hasOwn(properties, name);
  const entries = Object.entries(value);
  const fields = entries.filter(fits).map(([name, inner]) => [name, fitLanguages(properties[name], inner)] as const);
  const others = entries.filter((entry) => !fits(entry)).map(([, text]) => text);
  if (others.length) return { ...Object.fromEntries(fields), [first]: joined([value[first], ...others]) };
  return fields.every(([name, inner]) => inner === value[name]) ? value : Object.fromEntries(fields);
}
