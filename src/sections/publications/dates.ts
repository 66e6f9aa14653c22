/** Dates as BibTeX and biblatex files write them: `year` and `month`, or `date` in ISO 8601. */
import type { CSL } from '@citation-js/core';

/** Year, month and day, as far as they are known. A month from 21 to 24 is a season, as in ISO 8601-2. */
type DateParts = readonly number[];

type DateSpan = readonly [DateParts, DateParts?];

const withoutTex = (value: string) =>
  value
    .replace(/[{}]/g, '')
    .replace(/~|\\[ ,]/g, ' ')
    .trim();

const iso = (parts: DateParts) => parts.map((part) => String(part).padStart(2, '0')).join('-');

/** Without a year, February 29 exists. */
function exists([year = 2024, month = 1, day]: DateParts): boolean {
  if (month > 20 && month < 25) return day === undefined;
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === (day ?? 1);
}

function readDay(text: string): DateParts | undefined {
  const [, ...found] = /^([1-9]\d{3})(?:-(\d{1,2})(?:-(\d{1,2})(?:T\S*)?)?)?[?~%]?$/.exec(text) ?? [];
  const parts = found.filter((part) => part !== undefined).map(Number);
  return parts.length && exists(parts) ? parts : undefined;
}

/** Reads `2020-06-01/2020-06-03`, `2020/2021`, `2020--2021`; an open end is left out. */
function readDateSpan(text: string): DateSpan | undefined {
  const [from = '', to = '', ...more] = text.split(/\s*(?:\/|–|-{2,3}|(?<=^\d{4})-(?=\d{4}$))\s*/);
  const [first, last] = [readDay(from), readDay(to)];
  if (!first || more.length || (to && to !== '..' && !last)) return undefined;
  if (!last || iso(last) === iso(first)) return [first];
  // `2020-06/2020` is in order too.
  return iso(last.slice(0, first.length)) >= iso(first.slice(0, last.length)) ? [first, last] : undefined;
}

/** Returns whether `year` or `date` is valid: a date, a period, or words, such as `in press`, which are cited unchanged. */
export function isDate(value: string): boolean {
  const text = withoutTex(value);
  return readDateSpan(text) !== undefined || /\p{L}/u.test(text);
}

const names = 'january february march april may june july august september october november december'.split(' ');
/** `jan` to `dec`, the abbreviations that BibTeX's styles define. */
export const monthAbbreviations = names.map((name) => name.slice(0, 3));

/** Reads `month`: `jun`, `Sept.`, `06`; the first one of `July--September`, and `16--18 June` without its days. */
export function readMonthField(value: string): number | 'words' | 'impossible' {
  const text = withoutTex(value).toLowerCase();
  if (/^\d+$/.test(text)) return exists([2024, Number(text)]) ? Number(text) : 'impossible';
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const [month = 'words'] = words.flatMap((word) => names.findIndex((name) => name.startsWith(word)) + 1 || []);
  return month;
}

/** The values of an entry by the names of its fields. */
export type FieldValues = Readonly<Partial<Record<string, string>>>;

/** Returns the date of a work; undefined for words, or without a date. */
function readIssued({ date, year, month, day }: FieldValues): DateSpan | undefined {
  const span = readDateSpan(withoutTex(date ?? year ?? ''));
  const [start, end] = span ?? [];
  const inYear = month === undefined ? undefined : readMonthField(month);
  if (!start || end || start.length > 1 || typeof inYear !== 'number') return span;
  return [[...start, inYear, ...(day === undefined ? [] : [Number(withoutTex(day))])]];
}

/** Returns whether year, month and day, each of them valid, are a date together. */
export function existsAsWhole(fields: FieldValues): boolean {
  return readIssued(fields)?.every((parts) => !parts || exists(parts)) ?? true;
}

function datePart([year = 0, month, day]: DateParts): [number] | [number, number] | [number, number, number] {
  if (month === undefined) return [year];
  return day === undefined ? [year, month] : [year, month, day];
}

export function issuedOf(fields: FieldValues): CSL['issued'] {
  const [first, last] = readIssued(fields) ?? [];
  if (!first) return undefined;
  const [year = 0, month = 0] = first;
  if (month > 20) return { 'date-parts': [[year]], season: month - 20 };
  return { 'date-parts': last && (last[1] ?? 0) <= 20 ? [datePart(first), datePart(last)] : [datePart(first)] };
}

/** Returns `2026`, `2026-08` or `2026-08-21`, of a period the first date; undefined without a year. */
export function isoDate(fields: FieldValues): string | undefined {
  const [[year, month, ...days] = []] = readIssued(fields) ?? [];
  if (year !== undefined) return iso(month !== undefined && month < 21 ? [year, month, ...days] : [year]);
  return /[1-9]\d{3}/.exec(fields.date ?? fields.year ?? '')?.[0];
}

/** Returns the year, or the years of a period: `1996–2004`; undefined without a year. */
export function yearsOf(fields: FieldValues): string | undefined {
  const [first, last] = readIssued(fields) ?? [];
  const year = isoDate(fields)?.slice(0, 4);
  return last && last[0] !== first?.[0] ? `${year}–${last[0]}` : year;
}

/** Returns a sort key. In descending order, works in press come first, then by date, then undated ones. */
export const dateRank = (fields: FieldValues): string =>
  isoDate(fields) ?? (fields.date || fields.year || fields.pubstate ? '9999' : '');
