/** Which fields of a publication its form shows. */
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

/** Types that most publications are of. */
export const often = Object.keys(usual);

/** Those with a word on what they are for, or of the entry's type: all others can be added. */
const isShown = (type: string, name: string, { description }: JsonSchema) =>
  description !== undefined || usual[type]?.includes(name) === true;

interface FormFields {
  /** The form's, in the order in which it is filled in. */
  schema: JsonSchema;
  /** What can be added to it, by name. */
  others: [name: string, field: JsonSchema][];
}

/**
 * @param form of all fields that there are
 * @param held what the entry has, known to the form or not
 */
export function publicationSchema(form: JsonSchema, { type, key, fields: held }: PublicationValues): FormFields {
  const { fields: group = {}, type: types = {}, ...above } = form.properties ?? {};
  const known = group.properties ?? {};
  const names = [...new Set(['title', 'author', ...(usual[type] ?? []), ...Object.keys(known), ...Object.keys(held)])];
  const all = names.map((name): [string, JsonSchema] => [name, known[name] ?? { type: 'string' }]);
  const [shown, others] = [true, false].map((wanted) =>
    all.filter(([name, field]) => (isShown(type, name, field) || name in held) === wanted),
  ) as [typeof all, typeof all];
  // A type that the check rejects is seen, and can be fixed.
  const words = [...new Set([...(types.enum ?? []), type])];
  const properties = {
    type: { ...types, enum: words },
    ...above,
    fields: { ...group, title: `Fields of ${key ?? 'the entry'}`, properties: Object.fromEntries(shown) },
  };
  return { schema: { ...form, properties }, others };
}
