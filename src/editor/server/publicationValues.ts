/** The values of publications.bib as forms hold them: without the backslashes that LaTeX needs before some signs. */
import { attempt } from '#base/attempt.ts';
import type { EditablePublication, PublicationValues } from '../api.ts';
import { type BibtexPart, partWithKey } from './bibliography.ts';
import { withFields } from './bibtexFields.ts';

/** Fields without LaTeX commands. */
const verbatim = ['url', 'doi', 'pdf', 'code', 'video', 'eprint'];

/** Formulas and URLs, in which signs have another meaning, commands, and single signs. */
const parts = /\$(?:\\.|[^$\\])*\$|\\\(.*?\\\)|\\(?:url|nolinkurl|path|href)\s*\{[^{}]*\}|\\.|[&%#_]/gs;

/** Returns a field's value as its form shows it: `R\&D` as `R&D`, except beside formulas. */
export const shownField = (name: string, value: string): string =>
  verbatim.includes(name) || value.includes('$') ? value : value.replace(/\\([&%#_])/g, '$1');

/**
 * Returns a field's value as the file has it.
 * @param before the value in the file, which stays if the form shows the same
 */
export function storedField(name: string, value: string, before: string | undefined): string {
  if (before !== undefined && shownField(name, before) === value) return before;
  return verbatim.includes(name) ? value : value.replace(parts, (part) => (part.length > 1 ? part : `\\${part}`));
}

/** Returns the values that the form of an entry holds. */
export const formValues = ({ type, key, fields }: BibtexPart): PublicationValues => ({
  type,
  key,
  fields: Object.fromEntries([...fields].map(([name, { value }]) => [name, shownField(name, value)])),
});

/** Returns publications with the values of their forms, and titles in plain text. */
export async function shownPublications(parts: readonly BibtexPart[]): Promise<EditablePublication[]> {
  const { readCsl } = await import('#sections/publications/csl.ts');
  const { withoutTags } = await import('#sections/publications/runs.ts');
  // The check reports what is wrong with a title that can't be read.
  const plainTitle = (latex: string) =>
    attempt(() => withoutTags(readCsl('misc', { title: latex }).title ?? '')) ?? latex;
  return parts.map((part) => {
    const title = part.fields.get('title')?.value;
    return { ...formValues(part), text: part.text, title: title ? plainTitle(title) : '' };
  });
}

/**
 * Returns the file's text with the values of a form in an entry.
 * @param key of the entry in the file
 * @throws HttpError if the form can't write them
 */
export function withFormValues(text: string, key: string, values: PublicationValues): string {
  const before = partWithKey(text, key).fields;
  const fields = Object.entries(values.fields).map(([name, value = '']) => [
    name,
    storedField(name, value, before.get(name)?.value),
  ]);
  return withFields(text, key, { ...values, fields: Object.fromEntries(fields) });
}
