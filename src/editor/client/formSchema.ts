/** The build's schemas as the form library takes them. */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { ownNameOf } from '../../base/languageTag.ts';
import type { JsonSchema } from '../api.ts';

const isImage = (schema?: JsonSchema) => schema?.sharpWidth !== undefined;
/** From so many characters on, a text gets room for more than a line. */
const long = 150;

/** `lookingFor` → `Looking for`. */
export function formLabel(name: string, schema?: JsonSchema): string {
  const words = (isImage(schema) ? name.replace(/(Src|Url)$/, '') : name)
    .replace(/Url$|^url$/, ' address')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an item of a list is called: `links` → `link`; where the list's name is no plural, an entry. */
export function itemName(list: string): string {
  const words = formLabel(list).toLowerCase();
  if (!words.endsWith('s')) return 'entry';
  return words
    .replace(/ies$/, 'y')
    .replace(/([aiu]s)es$/, '$1')
    .replace(/([^aiu])s$/, '$1');
}

/** A field in words: `Links 2, Address`. */
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

/** What a control can hold. */
const kinds = ['string', 'boolean', 'number'] as const;

/**
 * The schema of a form: what values are is checked by the build's own check, so that only their kinds stay.
 * @throws where a field is of a kind that the editor has no control for
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
  const type = kinds.find((kind) => kind === (first === 'integer' ? 'number' : first));
  if (!type) throw new Error(`The editor has no control for ${name}: ${JSON.stringify(schema)}`);
  return {
    ...shared,
    type,
    ...(words && { enum: words }),
    ...(maxLength && { maxLength }),
    ...(schema.lang && { lang: schema.lang }),
  };
}

/** Which control each field gets. */
export function controls(schema: JsonSchema, name = ''): UiSchema {
  const { properties, items, type, enum: words, maxLength = 0 } = schema;
  if (properties) {
    const called = (key: string) => (schema.isByLanguage ? name : key);
    return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, controls(field, called(key))]));
  }
  if (items) {
    const inner = controls(items, name === 'description' ? 'long' : '');
    // A group takes longer to write than a line.
    return { items: inner, ...(items.properties && { 'ui:copyable': true }) };
  }
  // An omitted value can have its own meaning: then there are three choices.
  if (type === 'boolean') return { 'ui:widget': schema.default === false ? 'checkbox' : 'select' };
  if (words) return { 'ui:widget': 'select' };
  if (schema.swatches) return { 'ui:widget': 'accent', 'ui:options': { swatches: schema.swatches } };
  if (isImage(schema)) return { 'ui:widget': 'image' };
  if (type === 'number') return { 'ui:widget': 'updown' };
  return { 'ui:widget': maxLength >= long || name === 'long' ? 'textarea' : 'text' };
}
