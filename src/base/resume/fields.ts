/** Field types of a résumé. They also read the forms that people use instead of the standard's. */
import { z } from 'zod';
import { type Group, isGroup } from '../group.ts';

/** Fields with the name of a group, the best first. */
const nameFields = ['title', 'name', 'label', 'text', 'value', 'description', 'summary'];
const urlFields = ['url', 'href', 'website', 'link'];

const firstText = (group: Group, names: readonly string[]): string | undefined =>
  names.map((name) => group[name]).find((value): value is string => typeof value === 'string');

/** Returns a date of parts as text: `{ "year": 2020, "month": 5 }`, `{ "start": "2019", "end": "2020" }`. */
function dateOf({ year, month, start, end, startDate = start, endDate = end }: Group): string | undefined {
  if (year !== undefined) return [year, month && String(month).padStart(2, '0')].filter(Boolean).join('-');
  if (startDate === undefined && endDate === undefined) return undefined;
  return [startDate, endDate].map((date) => (isGroup(date) ? dateOf(date) : date) ?? '').join(' – ');
}

/** Reads a number as text, a list as a text of as many lines, and a group as its name, date or URL. */
function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join('\n\n') || undefined;
  return isGroup(value) ? (firstText(value, nameFields) ?? dateOf(value) ?? firstText(value, urlFields)) : value;
}
/** A value in the place of a text that is none is left to the report. */
const orNone = z.string().optional().catch(undefined);
export const text = z.preprocess(asText, orNone);

/** A URL, or a link with one. Several are lines. */
const asUrl = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asUrl).filter(Boolean).join('\n') || undefined;
  if (!isGroup(value)) return value;
  const url = firstText(value, urlFields);
  const label = firstText(value, ['label', 'name', 'title'])?.replace(/[[\]\n]/g, ' ');
  if (url) return label && label !== url ? `[${label}](${url})` : url;
  return Object.values(value).map(asUrl).filter(Boolean).join('\n');
};
export const url = z.preprocess(asUrl, orNone);

/** Returns an item of a list as a line: of a group, all that it says. */
const lineOf = (item: unknown): unknown =>
  isGroup(item) ? Object.values(item).map(lineOf).filter(Boolean).join(': ') : asText(item);
const list = (read: (value: unknown) => unknown[]) =>
  z
    .preprocess((value) => (value === undefined ? [] : read(value)), z.array(orNone))
    .transform((items) => items.filter((item) => item !== undefined));
/** A text alone is a list of one. */
export const texts = list((value) => [value].flat(2).map(lineOf));
export const words = list((value) =>
  typeof value === 'string'
    ? value
        .split(/[,;\n]/)
        .map((word) => word.trim())
        .filter(Boolean)
    : [value].flat().map(asText),
);

/** The parts of a place. A text alone is its name; a street has a field of its own. */
export const placeParts = z.preprocess((value) => {
  if (typeof value === 'string') return { city: value.replace(/\s*\n\s*/g, ', ') };
  if (!isGroup(value)) return undefined;
  // A country's name says more than its code.
  const { countryCode, countryName, country = countryName, ...at } = value;
  const { name, town = name, city = town, state, province = state, region = province } = at;
  return { city, region, countryCode: country ?? countryCode };
}, z.object({ city: text, region: text, countryCode: text }).optional());

/** Returns a person's name, which may be split into parts: also those of CSL. */
export function personName({ name, literal = name, ...person }: Group): unknown {
  const { firstName, lastName, given = firstName, family = lastName, givenName = given, familyName = family } = person;
  return literal ?? ([givenName, familyName].filter(Boolean).join(' ') || undefined);
}
