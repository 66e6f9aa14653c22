/** What is probably meant by dates that people write in other forms. */
import { isScalar } from 'yaml';
import { attempt } from '#base/attempt.ts';
import type { ProblemFacts } from '#base/problemTexts.ts';
import { hasMore, readDate, readPeriod } from '#base/readDate.ts';
import { type ContentKind, fieldAt } from './contentSchemas.ts';

function exists(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split(/\D/).map(Number);
  const read = new Date(Date.UTC(year, month - 1, date));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === date;
}

/** Returns the days that three numbers can mean: between dots the day comes first, otherwise the month may. */
function numbered(text: string): string[] {
  const written = text.replace(/^(\D*\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const [, first = '', sign = '', second = '', last = ''] =
    /^\D*(\d{1,4})\s*([-/. ])\s*(\d{1,2})\s*[-/. ]\s*(\d{1,4})(?:$|[\sT])/.exec(written) ?? [];
  const [year, ...orders] =
    first.length === 4
      ? [first, [second, last], [last, second]]
      : [last.length === 2 ? `20${last}` : last, [second, first], ...(sign === '.' ? [] : [[first, second]])];
  const days = orders.map(([month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const valid = [...new Set(days)].filter((day) => /^(19|20)\d\d-/.test(day) && exists(day));
  return first.length === 4 ? valid.slice(0, 1) : valid;
}

/** Reads a date as people write it: `May 2026`, `08/2024`, `14.08.2026`; several if day and month can't be told apart. */
function read(text: string, precision: 'month' | 'day'): string[] {
  const days = numbered(text);
  if (days.length) return precision === 'day' ? days : [...new Set(days.map((each) => each.slice(0, 7)))];
  const written = text.replace(/\bQ[1-4]\b/i, '');
  const date = attempt(() => readDate(written));
  const [, day, ...others] = text.replace(/(19|20)\d\d/, '').match(/(\d{1,2})(?!\d)/) ?? [];
  const whole = `${date}-${day?.padStart(2, '0')}`;
  const isNamed = date?.length === 7 && /\p{L}{3}/u.test(text);
  if (precision === 'day' && isNamed && !others.length && exists(whole)) return [whole];
  // Digits besides the year that are no month can't be interpreted.
  const isUnknown = date?.length === 4 && !/^\D*\d{4}\D*$/.test(written);
  return date === undefined || date === text || isUnknown ? [] : [date];
}

/** Returns what was probably meant by a date in another form. `node` has a number as it was written: 2026.10, not 2026.1. */
export function suggestDate(kind: ContentKind, path: readonly PropertyKey[], node: unknown): ProblemFacts | undefined {
  const precision = fieldAt(kind, path)?.precision;
  const text = (isScalar(node) && node.source) || '';
  if (!precision || !text) return undefined;
  if (precision === 'day' && /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(text) && !exists(text)) return { fix: 'noDate' };
  const { start, end } = readPeriod(text);
  if (start && end && !hasMore(text) && path.at(-1) === 'start')
    return { write: `start: ${start}, and below it end: ${end}` };
  const found = read(text, precision);
  const isNow = text === 'now' || found.includes('now');
  if (isNow && path.at(-1) === 'end') return { fix: 'present' };
  if (found.length && !isNow) return { meant: found };
  if (/^\d{4}-\d\d(-\d\d)?$/.test(text) && !/-(0[1-9]|1[0-2])\b/.test(text)) return { fix: 'noDate' };
  return /\d/.test(text) ? undefined : { fix: 'year' };
}
