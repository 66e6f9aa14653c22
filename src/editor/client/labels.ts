import type { JsonSchema } from '../api.ts';

/** Returns a field's label: `Looking for` of `lookingFor`. */
export function formLabel(name: string, schema?: JsonSchema): string {
  const words = (schema?.sharpWidth === undefined ? name : name.replace(/(Src|Url)$/, ''))
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

/** Returns a description for fields, without the punctuation of YAML. */
export const helpText = (description: string): string =>
  description
    .replace(/ \(in YAML[^)]*\)/g, '')
    .replace(/[[{]+ ?([^[\]{}]*[^[\]{} ]) ?[\]}]+/g, '$1')
    .replace(/Default: true/, 'Default: yes')
    .replace(/Default: false/, 'Default: no');
