/** Selects the fields that the form of a publication shows. */
import type { JsonSchema, PublicationValues } from '../api.ts';

/** The most important fields by type (https://mirrors.ctan.org/biblio/bibtex/base/btxdoc.pdf, 3.1). */
const usual: Readonly<Record<string, readonly string[]>> = {
  article: ['journal', 'volume', 'number', 'pages'],
  book: ['publisher', 'edition', 'isbn'],
  inbook: ['booktitle', 'chapter', 'pages', 'publisher'],
  incollection: ['booktitle', 'pages', 'publisher'],
  inproceedings: ['booktitle', 'pages', 'publisher'],
  conference: ['booktitle', 'pages', 'publisher'],
  manual: ['organization', 'edition'],
  mastersthesis: ['school'],
  misc: ['howpublished'],
  phdthesis: ['school'],
  proceedings: ['publisher', 'organization'],
  report: ['institution', 'number'],
  software: ['version', 'publisher'],
  techreport: ['institution', 'number'],
  thesis: ['institution'],
  unpublished: ['note'],
};

/** The types of most publications. */
export const often = Object.keys(usual);

/** Returns whether a field is shown at first: it has a description, or is usual for the type. All others can be added. */
const isShown = (type: string, name: string, { description }: JsonSchema) =>
  description !== undefined || usual[type]?.includes(name) === true;

interface FormFields {
  /** Of the form. */
  schema: JsonSchema;
  /** Fields that can be added, by name. */
  others: [name: string, field: JsonSchema][];
}

/**
 * Returns the form of an entry.
 * @param form with all known fields
 * @param held the entry's fields, which may be unknown
 */
export function publicationSchema(form: JsonSchema, { type, key, fields: held }: PublicationValues): FormFields {
  const { fields: group = {}, type: types = {}, ...above } = form.properties ?? {};
  const known = group.properties ?? {};
  const names = [...new Set(['title', 'author', ...(usual[type] ?? []), ...Object.keys(known), ...Object.keys(held)])];
  const all = names.map((name): [string, JsonSchema] => [name, known[name] ?? { type: 'string' }]);
  const [shown, others] = [true, false].map((wanted) =>
    all.filter(([name, field]) => (isShown(type, name, field) || name in held) === wanted),
  ) as [typeof all, typeof all];
  // Includes an unknown type, so that the owner can fix it.
  const words = [...new Set([...(types.enum ?? []), type])];
  const properties = {
    type: { ...types, enum: words },
    ...above,
    fields: { ...group, title: `Fields of ${key ?? 'the entry'}`, properties: Object.fromEntries(shown) },
  };
  return { schema: { ...form, properties }, others };
}
