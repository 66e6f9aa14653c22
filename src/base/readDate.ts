/** Dates and periods as people write them into a résumé, in one field or two. */
import { attempt } from './attempt.ts';
import { folded } from './characters.ts';
import { inOrder, type PartialDate, type Period } from './dates.ts';
import { uiLanguages } from './uiStrings/languages.ts';
import { uiStringsFor } from './uiStrings.ts';

const languages = Object.keys(uiLanguages);
/** Month numbers by their folded names, long and short; a name that two languages give to two months is left out. */
const monthNames = new Map<string, number | undefined>([['sept', 9]]);
for (const language of languages) {
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    for (let number = 1; number <= 12; number++) {
      const name = folded(format.format(Date.UTC(2024, number - 1)));
      const known = monthNames.get(name);
      monthNames.set(name, monthNames.has(name) && known !== number ? undefined : number);
    }
  }
}

const now = ['present', 'current', 'now', 'ongoing', 'today', 'to date', '至今'];
const present = new RegExp(
  `^\\W*(?:(?:to|till?|until) )?(?:${[...now, ...languages.map((language) => uiStringsFor(language).present)].join('|')})`,
  'i',
);
const rangeSign = /\s+(?:-|to|till?|until)\s+|\s*[–—~～至]\s*|(?<=\d{4})\s*[-/]\s*(?=\d{4}|\d\d?[./]\d{4})/i;
const openEnd = /^\s*(?:since|from)\s|[-–—]\s*$/i;
/** Words beside a date that add nothing to it, among them the T and Z of times. */
const filler = /^(?:t|z|st|nd|rd|th|of|on|the|in|to|till|until|and|since|from|de|[年月日년월일])$/i;
const noDate = /^(?:n\/?a|none|null|undefined|tbd|tba)$/i;

const isMonth = (number: string | undefined) => Number(number) >= 1 && Number(number) <= 12;
const shortYear = /(?<![\p{L}\d])['’‘´`](\d\d)(?!\d)/gu;
const shortEnd = /(?<!\d)(\d\d)(\d\d)\s*[-–—/]\s*(\d\d)(?![\d./-])/g;

/** Writes out years that are cut short. Two digits that can be a month are left as they are. */
const wholeYears = (text: string): string =>
  text
    .replace(shortYear, (_, digits) => (Number(digits) < 50 ? '20' : '19') + digits)
    .replace(shortEnd, (written, century, from, to) => {
      const years = (Number(to) - Number(from) + 100) % 100;
      return isMonth(to) || years === 0 || years > 10 ? written : `${century}${from}–${Number(century + from) + years}`;
    });

/** A number directly after the year, where a month is written: `2021-05`. */
const monthAfterYear = /^\D*\d{4}\s*[-–/.年년]\s*(\d{1,2})(?!\d)/;
/** One or two numbers before the year: `05/2021`, `03.05.2021`. */
const monthBeforeYear = /^\D*(\d{1,2})[-/.](?:(\d{1,2})[-/.])?\d{4}(?!\d)/;

const monthNumbers = (written: string) =>
  (monthAfterYear.exec(written) ?? monthBeforeYear.exec(written) ?? []).slice(1).filter((each) => each !== undefined);

/** Returns the month of a date; undefined if there is none, or if the order of day and month is not known. */
function readMonth(written: string): number | undefined {
  const numbers = monthNumbers(written);
  const words = written.split(/[\s\d/,-]+/).map((word) => monthNames.get(folded(word)));
  const months = new Set(numbers.length ? numbers.filter(isMonth).map(Number) : words.filter((month) => month));
  return months.size === 1 ? [...months][0] : undefined;
}

/** Returns whether a text has more than dates: a season, `expected`, a month that is none. */
export function hasMore(text: string): boolean {
  const written = wholeYears(text);
  const numbers = monthNumbers(written);
  if (numbers.length && !numbers.some(isMonth)) return true;
  return written.split(rangeSign).some((part) => {
    if (noDate.test(part.trim()) || present.test(part)) return false;
    const words = part.replace(/\d{4}-\d\d-\d\dT\S+/g, '').match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.some((word) => !filler.test(word) && !monthNames.has(folded(word)));
  });
}

export type ReadDate = PartialDate | 'now';

/**
 * @returns a month or a year; `now`; undefined if the text is empty
 * @throws RangeError if the text is not one date
 */
export function readDate(text: string | undefined): ReadDate | undefined {
  const written = wholeYears(text?.trim() ?? '');
  if (!/[\p{L}\p{N}]/u.test(written) || noDate.test(written)) return undefined;
  const years = new Set(written.match(/(?<!\d)(19|20)\d{2}(?!\d)/g));
  if (!years.size && present.test(written)) return 'now';
  const [year] = years;
  const isPeriod = written.split(rangeSign).some((part) => present.test(part)) || /年至今/.test(written);
  if (year === undefined || years.size > 1 || isPeriod) throw new RangeError(`"${text}" is not a date`);
  const month = readMonth(written);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** Returns the dates in a field: none, one, or the ends of a period; undefined for any other text. */
export function datesIn(text = ''): ReadDate[] | undefined {
  const read = (part: string) => attempt(() => readDate(part));
  const [start, end, ...more] = wholeYears(text).split(rangeSign).map(read);
  if (start && end && !more.length) return [start, end];
  const one = attempt(() => [readDate(text)].filter((date) => date !== undefined));
  return one?.[0] && openEnd.test(text) ? [one[0], 'now'] : one;
}

/** Returns the last date of a field, as a month or a year. */
export const readNewest = (text: string | undefined): PartialDate | undefined =>
  datesIn(text)?.findLast((date) => date !== 'now');

/** Reads a period from two fields, either of which may have the whole of it. Of unreadable ones, it has the years. */
export function readPeriod(startText = '', endText = ''): Period {
  const [starts, ends] = [datesIn(startText), datesIn(endText)];
  if (!starts || !ends) {
    const years = (wholeYears(`${startText} ${endText}`).match(/(?<!\d)(19|20)\d{2}(?!\d)/g) ?? []).sort();
    return years.length ? { start: years[0], end: years.at(-1) } : {};
  }
  const both = starts.length > 1 ? starts : [...starts.slice(0, 1), ...ends.slice(starts.length ? -1 : 0)];
  const [start, end] = starts.length || ends.length > 1 ? both : [undefined, ...both];
  if (start && start !== 'now') {
    const period: Period = { start, ...(end && end !== 'now' && { end }) };
    return inOrder(period) ? period : {};
  }
  if (end === 'now' || start === 'now') return { current: true };
  return end ? { end } : {};
}
