/** Matches the fields of an entry to those of its section. */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { extension } from '#base/resume/clean.ts';
import { fieldsBySpelling, foldedName, linkIn, type ResumeGroup, splitTitle } from '#base/resume/fields.ts';
import { withoutPrivate } from '#base/resume/privateFields.ts';
import { isSame } from '#content/values.ts';
import { lengthOfTexts, type Reports } from '#sections/reports.ts';
import { withoutProgramData } from './programData.ts';

/** A field of a file. */
export interface Field {
  name: string;
  value: unknown;
  /** The matching field of its part. */
  field?: string;
  /** Whether it comes from a list of links, so that its name is the name of the link. */
  isLink?: boolean;
}

/** Matches the fields of a group to those of a part. */
export function matchFields(part: ResumeGroup, group: Group): Field[] {
  const fields = fieldsBySpelling(part);
  return Object.entries(group).map(([name, value]) => ({ name, value, field: fields.get(foldedName(name)) }));
}

/** Fields with a URL. */
const urlFields = /^(url|links|code|demo|video|slides|image)$/;

/** Returns a value without private data and data for programs, and reports these. */
export function forPeople(value: unknown, path: string, reports: Reports): unknown {
  const left = new Set<string>();
  const open = withoutPrivate(value, path, left);
  const lost = lengthOfTexts(value) - lengthOfTexts(open);
  for (const [index, field] of [...left].entries()) reports.omitPrivate(field, index ? undefined : lost);
  return withoutProgramData(open, (name) => reports.omitProgramData(name));
}

/** Fields with a date or a period, and what such a group has. */
const dateFields = /date|^(start|end|expires)$/i;
const dateParts = /^(year|month|day|start|end|startDate|endDate)$/;

/** Returns a group as text, for a field of texts: its name, URL, date or period. */
function groupAsText(value: unknown, field: string): unknown {
  if (!isGroup(value)) return value;
  const { year, month, start, end, startDate = start, endDate = end } = value;
  if (urlFields.test(field)) return linkIn(value).url;
  const text = splitTitle(value).text ?? value.description ?? value.value;
  if (text !== undefined && !dateFields.test(field)) return text;
  if (year !== undefined) return [year, month && String(month).padStart(2, '0')].filter(Boolean).join('-');
  if (startDate !== undefined || endDate !== undefined)
    return [startDate, endDate].map((date) => groupAsText(date, field) ?? '').join(' – ');
  return text;
}

/** Reads the value of a field, even if it has groups instead of texts; undefined if the field can't take it. */
function readValue(
  schema: z.core.$ZodType,
  value: unknown,
  field: string,
): { data: unknown; more?: unknown } | undefined {
  const whole = z.safeParse(schema, value);
  if (whole.success) {
    // Only a place is a group.
    const { address, city, region, countryCode, ...more } = isGroup(whole.data) ? whole.data : {};
    return { data: whole.data, ...(Object.keys(more).length && { more }) };
  }
  // Groups become bullets only as a whole list.
  if (field === 'highlights' && Array.isArray(value) && value.some(isGroup)) return undefined;
  const text = Array.isArray(value) ? value.map((item) => groupAsText(item, field)) : groupAsText(value, field);
  const named = z.safeParse(schema, text);
  if (text === undefined || !named.success || named.data === undefined) return undefined;
  // The group has more than a name.
  const [isLink, isDate] = [urlFields.test(field), dateFields.test(field)];
  const beside = (item: unknown) =>
    isLink
      ? Object.entries(linkIn(item).more)
      : Object.entries(isGroup(item) ? item : {}).filter(([name, inner]) =>
          isDate ? !dateParts.test(name) : inner !== groupAsText(item, field),
        );
  if (![value].flat().some((item) => beside(item).length)) return { data: named.data };
  return { data: named.data, more: Array.isArray(value) ? value.filter(isGroup) : Object.fromEntries(beside(value)) };
}

interface SortedFields {
  /** Values by the names that their part has for the fields. */
  known: Record<string, unknown>;
  /** Fields unknown to the part, and fields whose place is already taken. */
  others: Record<string, unknown>;
}

/**
 * Matches each field of an entry to a field of its part. The part's own names take precedence over synonyms.
 */
export function sortFields(part: ResumeGroup, fields: readonly Field[]): SortedFields {
  const known: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  const taken = new Map<string, unknown>();
  for (const { name, value, field } of fields.toSorted(
    (a, b) => Number(b.name === b.field) - Number(a.name === a.field),
  )) {
    const schema = field === undefined ? undefined : part.fields[field];
    if (value === undefined || (field && isSame(taken.get(field), value))) continue;
    if (name === extension) known[name] = value;
    else if (!field || !schema || taken.has(field)) others[name] = value;
    else {
      const read = readValue(schema, value, field);
      const rest = read ? read.more : value;
      if (rest !== undefined) others[name] = rest;
      if (read?.data === undefined) continue;
      known[field] = read.data;
      taken.set(field, value);
    }
  }
  const inOrder = fields.flatMap(({ name }) => (Object.hasOwn(others, name) ? [[name, others[name]]] : []));
  return { known, others: Object.fromEntries(inOrder) };
}

/** Returns all fields of a part. Missing lists are empty. */
export function withDefaults(part: ResumeGroup, known: Group): Group {
  const missing = Object.entries(part.fields).filter(([name]) => !Object.hasOwn(known, name));
  return {
    ...known,
    ...Object.fromEntries(missing.map(([name, schema]) => [name, z.safeParse(schema, undefined).data])),
  };
}
