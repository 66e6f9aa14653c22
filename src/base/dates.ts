import type { UiStrings } from './uiStrings.ts';
import { formatUnit } from './units.ts';

export type Month = string;
/** A month, or a year as `YYYY` where the month is not known; of a post also a day as `YYYY-MM-DD`. */
export type PartialDate = string;

export interface Period {
  start?: PartialDate;
  /** If omitted beside a start: to the present. */
  end?: PartialDate;
  /** Lasts to the present although no start is known. */
  current?: boolean;
}

/**
 * Returns the time of the build, whose UTC fields are those of a clock in the owner's time zone.
 * `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/) fixes it.
 * @param timeZone by default the machine's, or UTC if the time is fixed: then a build is the same on any machine
 */
export function buildDate({ SOURCE_DATE_EPOCH: epoch }: Record<string, string | undefined>, timeZone?: string): Date {
  const fixed = epoch && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : undefined;
  // Dates in Swedish are those of ISO 8601.
  const clock = (fixed ?? new Date()).toLocaleString('sv', { timeZone: timeZone ?? (fixed && 'UTC') });
  return new Date(`${clock.replace(' ', 'T')}Z`);
}

/** Returns a day as text: `2026-08-14`. */
export function dayOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}

export function monthOf(day: Date): Month {
  return day.toISOString().slice(0, 7);
}

function monthIndex(month: Month): number {
  const [year, number] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (number ?? 1) - 1;
}

/** Returns the newest date that has begun by `present`: content may name an end that is still to come. */
export function newestDate(dates: readonly (PartialDate | undefined)[], present: PartialDate): PartialDate | undefined {
  return dates
    .filter((date) => date !== undefined && date <= present)
    .sort()
    .at(-1);
}

export function firstDay(date: PartialDate): Date {
  return new Date(`${isDay(date) ? date : `${firstMonth(date)}-01`}T00:00:00Z`);
}

export function firstMonth(date: PartialDate): Month {
  return isYear(date) ? `${date}-01` : date;
}

export function lastMonth(date: PartialDate): Month {
  return isYear(date) ? `${date}-12` : date;
}

const isYear = (date: PartialDate) => date.length === 4;
const isDay = (date: PartialDate) => date.length === 10;

/** Returns whether a period doesn't end before it starts, as far as is known: 2021 and 2021-05 can be in either order. */
export function inOrder({ start, end }: Period): boolean {
  return !start || !end || firstMonth(start) <= lastMonth(end);
}

/** Returns a day of a month as a language writes it: French and Brazil have an ordinal for the first one, which Intl lacks. */
function dayIn(language: string, day: string): string {
  if (day !== '1') return day;
  if (/^fr\b/.test(language)) return '1er';
  return /^pt(-BR)?$/.test(language) ? '1º' : day;
}

/** Intl's formats: making one takes longer than all that it writes. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Returns a date as Intl writes it, without a word after a final year, such as "года" in Russian. */
function format(date: PartialDate, language: string, parts: Intl.DateTimeFormatOptions): string {
  const written = formatFor(language, parts)
    .formatToParts(firstDay(date))
    .map(({ type, value }) => (type === 'day' ? dayIn(language, value) : value));
  return (/^\s/.test(written.at(-1) ?? '') ? written.slice(0, -1) : written).join('');
}

export function formatMonth(date: PartialDate, language: string, month: 'short' | 'long' = 'short'): string {
  if (isYear(date)) return date;
  return format(date, language, { month, year: 'numeric' });
}

export function formatDate(date: PartialDate, language: string, month: 'short' | 'long' = 'short'): string {
  if (!isDay(date)) return formatMonth(date, language, month);
  return format(date, language, { day: 'numeric', month, year: 'numeric' });
}

export function formatDayInYear(date: PartialDate, language: string): string | undefined {
  if (isYear(date)) return undefined;
  return format(date, language, { month: 'short', day: isDay(date) ? 'numeric' : undefined });
}

/** Returns `May 2026 – Jul 2026`; one date if only the end is known or both are the same; undefined if neither is known. */
export function formatPeriod({ start, end, current }: Period, strings: UiStrings): string | undefined {
  const { present, language, dash } = strings;
  const format = (date: PartialDate) => formatMonth(date, language);
  if (end) return start && start !== end ? format(start) + dash + format(end) : format(end);
  if (start) return format(start) + dash + present;
  return current ? present : undefined;
}

/** Months since year 0, from the first to the one after the last. */
export interface Span {
  start: number;
  end: number;
}

/** Returns the months of a period; undefined without a start. A year counts whole, a future period at least a month. */
export function spanOfPeriod({ start, end }: Period, present: Month): Span | undefined {
  if (!start) return undefined;
  const from = monthIndex(firstMonth(start));
  return { start: from, end: Math.max(monthIndex(end ? lastMonth(end) : present), from) + 1 };
}

export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Returns the months of periods; undefined if a start is missing, or only the year of a start or an end is known. */
function exactSpans(periods: readonly Period[], present: Month): Span[] | undefined {
  const spans = periods.flatMap((period) => {
    const isExact = period.start && ![period.start, period.end ?? ''].some(isYear);
    return (isExact && spanOfPeriod(period, present)) || [];
  });
  return spans.length < periods.length ? undefined : joinSpans(spans);
}

/** Returns the time from the first start to the last end, as far as known; nothing if there is a gap. */
export function wholePeriod(periods: readonly Period[]): Period {
  const [, afterGap] = exactSpans(periods, '9999-12') ?? [];
  if (afterGap) return {};
  const known = periods.filter(({ start, end, current }) => start || end || current);
  const begun = known.flatMap(({ start, end }) => start ?? end ?? []);
  const ended = known.flatMap(({ end }) => end ?? []);
  const [first] = begun.toSorted((a, b) => firstMonth(a).localeCompare(firstMonth(b)));
  const last = ended.toSorted((a, b) => lastMonth(a).localeCompare(lastMonth(b))).at(-1);
  return {
    start: known.find(({ start }) => start === first)?.start,
    ...(ended.length < known.length ? { current: true } : { end: last }),
  };
}

/** Returns `1 year 2 months`: all months, each once; undefined if they would be a guess. */
export function formatDuration(periods: readonly Period[], present: Month, language: string): string | undefined {
  const spans = exactSpans(periods, present);
  if (!spans) return undefined;
  const months = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => formatUnit(count, unit, language));
  // Hebrew joins the two with "and", which Intl's unit lists lack.
  const type = language === 'he' ? 'conjunction' : 'unit';
  return new Intl.ListFormat(language, { type, style: 'narrow' }).format(texts);
}
