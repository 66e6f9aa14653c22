/** Converts the build's schemas for the form library. */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { ownNameOf } from '../../base/languageTag.ts';
import type { JsonSchema } from '../api.ts';

const isImage = (schema?: JsonSchema) => schema?.sharpWidth !== undefined;
/** Minimum length of a text, in characters, to get several lines. */
const long = 150;

/** Returns a field's label: `Looking for` of `lookingFor`. */
export function formLabel(name: string, schema?: JsonSchema): string {
  const words = (isImage(schema) ? name.replace(/(Src|Url)$/, '') : name)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
    .replace(/\burl$/, 'URL');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label of a list's item: `links` → `link`, or `entry` if the list's name isn't a plural. */
export function itemName(list: string): string {
  const words = formLabel(list).toLowerCase();
  if (!words.endsWith('s')) return 'entry';
  return words
    .replace(/ies$/, 'y')
    .replace(/([aiu]s)es$/, '$1')
    .replace(/([^aiu])s$/, '$1');
}

/** Returns the label of a field with its path: `Links › 2 › URL`. */
export function pathLabel(path: readonly PropertyKey[], schema?: JsonSchema): string {
  let field = schema;
  const labels = path.flatMap((part, index) => {
    field = typeof part === 'number' ? field?.items : field?.properties?.[String(part)];
    if (part === 'entries' || part === 'fields') return [];
    if (part === 'body' || part === 'texts') return 'Text';
    if (path[index - 1] === 'texts') return ownNameOf(String(part), []);
    return typeof part === 'number' ? String(part + 1) : (field?.title ?? formLabel(String(part), field));
  });
  return labels.join(' › ') || 'The whole file';
}

/** Types of values that have a control. */
const valueTypes = ['string', 'boolean', 'number'] as const;

/**
 * Returns the schema of a form. It has only types of values, since the server checks them.
 * @throws Error if the editor has no control for a type of field
 */
export function formSchema(schema: JsonSchema, name = '', known: readonly string[] = []): RJSFSchema {
  const { properties, items, required = [], enum: words, maxLength, description } = schema;
  const shared = { title: schema.title ?? (name && formLabel(name, schema)), description };
  if (properties) {
    const fields = Object.entries(properties).map(([key, field]) => [key, formSchema(field, key, known)]);
    return {
      ...shared,
      isByLanguage: schema.isByLanguage,
      type: 'object',
      required,
      properties: Object.fromEntries(fields),
    };
  }
  if (items) {
    const inner = formSchema(items, '', known);
    return {
      ...shared,
      type: 'array',
      items: { ...inner, title: itemName(name), ...(items.isPublicationKey && { examples: [...known] }) },
    };
  }
  const [first] = [schema.type].flat();
  const type = valueTypes.find((each) => each === (first === 'integer' ? 'number' : first));
  if (!type) throw new Error(`The editor has no control for ${name}: ${JSON.stringify(schema)}`);
  return {
    ...shared,
    type,
    ...(words && { enum: words }),
    ...(maxLength && { maxLength }),
    ...(schema.lang && { lang: schema.lang }),
  };
}

/** Returns the control of each field. */
export function controls(schema: JsonSchema, name = ''): UiSchema {
  const { properties, items, type, enum: words, maxLength = 0 } = schema;
  if (properties) {
    const called = (key: string) => (schema.isByLanguage ? name : key);
    return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, controls(field, called(key))]));
  }
  if (items) {
    const inner = controls(items, name === 'description' ? 'long' : '');
    // A copied group saves typing, a copied text doesn't.
    return { items: inner, ...(items.properties && { 'ui:copyable': true }) };
  }
  // Without the default false, an omitted value has its own meaning, so there are three choices.
  if (type === 'boolean') return { 'ui:widget': schema.default === false ? 'checkbox' : 'select' };
  if (words) return { 'ui:widget': 'select' };
  if (schema.swatches) return { 'ui:widget': 'accent', 'ui:options': { swatches: schema.swatches } };
  if (isImage(schema)) return { 'ui:widget': 'image' };
  if (type === 'number') return { 'ui:widget': 'updown' };
  return { 'ui:widget': maxLength >= long || name === 'long' ? 'textarea' : 'text' };
}
