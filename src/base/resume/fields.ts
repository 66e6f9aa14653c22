/** Field types of a JSON Resume. They also accept the types and names that people use instead of the standard's. */
import { z } from 'zod';
import { folded } from '../characters.ts';
import { type Group, isGroup } from '../group.ts';
import { extension } from './clean.ts';

const isText = (value: unknown) => value === undefined || typeof value === 'string';
/** Reads a number as text, and a list of texts as a text of as many lines. */
const asText = (value: unknown) => {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every(isText) ? value.filter(Boolean).join('\n') || undefined : value;
};
export const optionalText = z.preprocess(asText, z.string().optional());
export const requiredText = z.preprocess(asText, z.string());

const list = (split: (text: string) => string[]) =>
  z
    .preprocess((value) => (typeof value === 'string' ? split(value) : value), z.array(optionalText).optional())
    .transform((items) => (items ?? []).filter((item) => item !== undefined));
/** A text alone is a list of one. */
export const texts = list((value) => [value]);
/** A text alone is a list separated by commas. */
export const keywords = list((value) =>
  value
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean),
);

/** The parts of a place. A text alone is its name; a street has a field of its own. */
export const placeParts = z.preprocess((value) => {
  if (typeof value === 'string') return { city: value.replace(/\s*\n\s*/g, ', ') };
  if (!isGroup(value)) return value;
  // Its name says more than its code.
  const {
    state,
    province = state,
    region = province,
    town,
    city = town,
    countryName,
    country = countryName,
    ...others
  } = value;
  return { ...others, city, region, ...(typeof country === 'string' && { countryCode: country }) };
}, z
  .looseObject({ address: optionalText, city: optionalText, region: optionalText, countryCode: optionalText })
  .optional());

/** Returns a person's name, which may be split into parts, and the other fields. */
export function splitName(person: Group): { name: unknown; others: Group } {
  const { name, firstName, lastName, givenName = firstName, familyName = lastName, ...others } = person;
  return { name: name ?? ([givenName, familyName].filter(Boolean).join(' ') || undefined), others };
}

/** Fields with the name of a group, the best first. */
const nameFields = ['title', 'name', 'label', 'heading', 'category', 'group', 'text'];
/** Fields with the URL of a link, and those with its site or kind, for one without a name. */
const urlFields = ['url', 'href', 'website'];
const linkKinds = ['type', 'kind', 'platform', 'network', 'provider', 'branch', 'directory'];

/** Returns the first of some fields of a group that is text, and the other fields. */
function splitText(group: Group, fields: readonly string[]): { text?: string; rest: Group } {
  const name = fields.find((each) => typeof group[each] === 'string');
  if (!name) return { rest: group };
  const { [name]: text, ...rest } = group;
  return { text: String(text), rest };
}

/** Separates the name of a group from its other fields. */
export const splitTitle = (group: Group) => splitText(group, nameFields);

/** A link in a résumé. */
interface ReadLink {
  url?: string;
  name?: string;
  /** The fields beside its URL. */
  rest: Group;
  /** The fields beside its URL, its name and its kind. */
  more: Group;
}

/** Returns the link that a value is or contains. */
export function linkIn(value: unknown): ReadLink {
  const { text: url, rest } = splitText(isGroup(value) ? value : { url: value }, urlFields);
  const { text: title, rest: unnamed } = splitTitle(rest);
  const name = title ?? splitText(unnamed, linkKinds).text;
  const more = Object.fromEntries(Object.entries(unnamed).filter(([field]) => !linkKinds.includes(field)));
  return { url, name, rest, more };
}

/** Returns the schema of a list of entries. `main` is the field meant by an entry that is only text. */
export const entriesOf = <Shape extends z.ZodRawShape>(fields: Shape, main?: string) => {
  const named = (value: unknown) => (typeof value === 'string' && main ? { [main]: value } : value);
  return z.array(z.preprocess(named, z.looseObject(fields).optional()));
};

/** An entry as `entriesOf` reads it; blank ones are undefined. */
export type ReadEntry<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>> & { [extension]?: unknown };

/** Other names that people give to fields: `company employer`. Lowercase characters only, since spelling varies. */
export type Names = Readonly<Record<string, string>>;

export const periodNames = {
  startDate: 'start from begin since startedon startyear yearstart datestart',
  // A whole period under one name is read from either end.
  endDate: 'end to until finish date dates period finishedon time years duration endyear yearend dateend',
} satisfies Names;
export const linkNames = { url: 'link website homepage href' } satisfies Names;

/** A group of fields in a résumé, with the other names and forms that are understood. */
export interface ResumeGroup {
  fields: z.ZodRawShape;
  /** The field meant by an entry that is only text. */
  main?: string;
  synonyms?: Names;
  /** The field that takes the text of unknown fields. Default: `summary`. */
  rest?: string;
  /** The two fields of an entry in a list that is written as a group: `{ "English": "C2" }`. */
  pair?: readonly [name: string, value: string];
}

/** Returns a name in one spelling, without the mark of an extension: `x_talks`. */
export const foldedName = (name: string) => folded(name.replace(/^x[-_]/i, ''));

/** Returns names by each spelling of them and of their other names. */
export function namesBySpelling(names: readonly string[], synonyms: Names = {}): ReadonlyMap<string, string> {
  const spellings = [
    ...names.map((name) => [foldedName(name), name] as const),
    ...Object.entries(synonyms).flatMap(([name, others]) => others.split(' ').map((other) => [other, name] as const)),
  ];
  // The first of two counts.
  return new Map(spellings.toReversed());
}

/** Returns the fields of a part of a résumé by all their names. */
export const fieldsBySpelling = ({ fields, synonyms }: ResumeGroup) => namesBySpelling(Object.keys(fields), synonyms);
