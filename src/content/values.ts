import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';

export type Values = Record<string, unknown>;

/** Returns whether a value is empty: forms leave it out. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.values(value).every(isBlank);
}

/** Returns whether two values mean the same; blank fields count as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (isGroup(one) && isGroup(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  }
  return one === other;
}

/** Returns a value with changed items of its lists, or changed fields of its groups. */
export function mapInner(
  schema: JsonSchema | undefined,
  value: unknown,
  change: (schema: JsonSchema | undefined, inner: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => change(schema?.items, item));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, change(schema?.properties?.[name], inner)]);
  return Object.fromEntries(fields);
}

const typesOf = ({ type = [] }: JsonSchema) => [type].flat();

/** Returns a value as its control holds it: a number as text where text may be a number. */
export function toForm(schema: JsonSchema | undefined, value: unknown): unknown {
  if (typeof value === 'number' && schema && typesOf(schema).includes('string')) {
    return typesOf(schema).includes('integer') ? String(value) : value;
  }
  if (typeof value === 'string' && schema?.enum) return value.trim().toLowerCase();
  if (schema?.isNamed && ['string', 'number'].includes(typeof value)) return { name: String(value) };
  const kept = isGroup(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) : value;
  return mapInner(schema, kept, toForm);
}

/** Returns a file's value for a form with a field for each language: a text that is given once is in the first language. */
export function toLanguages(schema: JsonSchema | undefined, value: unknown): unknown {
  if (schema?.isByLanguage && !isGroup(value)) {
    const [first = ''] = Object.keys(schema.properties ?? {});
    return isBlank(value) ? {} : { [first]: value };
  }
  return mapInner(schema, value, toLanguages);
}

/** Returns a form's value for content, without items of lists that were left empty. */
export function fromForm(schema: JsonSchema | undefined, value: unknown): unknown {
  const isText = !schema?.items?.properties || schema.items.isByLanguage;
  const items = Array.isArray(value) && value.filter((item) => !(isText && isBlank(item))).map((item) => item ?? {});
  return mapInner(schema, items || value, fromForm);
}

export function fitsForm(schema: JsonSchema, value: unknown): boolean {
  if (schema.properties) {
    return (
      isGroup(value) &&
      Object.entries(value).every(([key, inner]) => {
        const field = schema.properties?.[key];
        return field !== undefined && fitsForm(field, inner);
      })
    );
  }
  if (schema.items) {
    const { items } = schema;
    return Array.isArray(value) && value.every((item) => fitsForm(items, item));
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return false;
  if (schema.enum) return typeof value === 'string' && schema.enum.includes(value);
  return typesOf(schema).some((type) => (type === 'integer' ? 'number' : type) === typeof value);
}

export function mapTexts<Value>(value: Value, change: (text: string, field?: string) => string, field?: string): Value;
export function mapTexts(value: unknown, change: (text: string, field?: string) => string, field?: string): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]));
}

/** Returns every text in a file's data, with the field that holds it. */
export function textsIn(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
