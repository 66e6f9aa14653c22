/** What the sections' entries have in common. */
import { formatPeriod, type PartialDate, type Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { readPeriod } from '#base/readDate.ts';
import { wordsFor } from '#base/words.ts';
import type { Draft } from './draft.ts';
import type { Resume } from './resumeSchema.ts';
import { cut, oneLine } from './text.ts';

/** Entries that are there: blank ones are none. */
export const count = (entries: readonly unknown[]) => entries.filter(Boolean).length;

/** Names the fields that an entry has, where it lacks what it needs. */
export function found(entry: object): string {
  const fields = Object.entries(entry).filter(([, value]) => value !== undefined && String(value));
  const shown = fields.map(([name, value]) => `${name}: ${showValue(value, 60)}`).join(', ');
  return `(found ${shown || 'nothing'}). It was left out.`;
}

/** Shows a value of any kind on one line. */
export function showValue(value: unknown, max: number): string {
  const isGroup =
    typeof value === 'object' && !(Array.isArray(value) && value.every((item) => typeof item === 'string'));
  return cut(isGroup ? JSON.stringify(value) : String(value).replaceAll('\n', ' '), max);
}

/** A year as a number, as one writes it in YAML. */
const plain = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Writes a period as pages do. */
export const writePeriod = (period: Period) => formatPeriod(period, wordsFor('en'));

/**
 * Reads the dates of an entry; what cannot be read is reported, with what is shown instead.
 * @param write the dates that the page shows, if any
 * @param undated where an entry without dates is shown
 */
export function period(
  field: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  draft: Draft,
  write: (period: Period) => string | undefined,
  undated = 'without dates',
) {
  const { problem, ...read } = readPeriod(startDate, endDate);
  const written = write(read);
  if (problem) draft.tell(`${field}.${problem}. The entry is shown ${written ? `as "${written}"` : undated}.`);
  return { start: plain(read.start), end: plain(read.end), current: read.current };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[\s,;()]+/)
    .filter(Boolean);

/** Whether a text ends with the words of another. */
function endsWith(text: string, end: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.endsWith(` ${wordsOf(end).join(' ')}`);
}

/** Joins a degree and its field; one that holds all words of the other says both. */
export function joinDegree(degree: string | undefined, area: string | undefined): string {
  const holds = (text: string, part: string) => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `);
  if (!degree || !area) return degree ?? area ?? '';
  if (holds(degree, area)) return degree;
  return holds(area, degree) ? area : `${degree}, ${area}`;
}

/** A place as a visitor is told of it: the city and what lies around it, or the address where nothing else is known. */
export function place(location: Resume['basics']['location']): string | undefined {
  const { city, region, countryCode, address } = location ?? {};
  const parts = [city, region, countryCode].filter((part) => part !== undefined);
  // `Southeastern US, US`: what a part ends with need not follow it.
  const apart = parts.filter((part, index) => !parts.slice(0, index).some((before) => endsWith(before, part)));
  return apart.join(', ') || address?.replace(/\s*\n\s*/g, ', ');
}

/** Chips, each once; what is too long for one is a text. */
export function technologies(keywords: readonly string[], beyond: string[]): string[] | undefined {
  const words = [...new Set(keywords.map(oneLine))];
  const fitting = words.filter((word) => word.length <= room.item);
  beyond.push(...words.filter((word) => word.length > room.item));
  return fitting.length ? fitting : undefined;
}
