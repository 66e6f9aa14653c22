/** Dates as people write them into a résumé. */
import { inOrder, type PartialDate, type Period } from './dates.ts';

/** Languages whose month names are understood. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'pl', 'ru', 'uk', 'tr'];
const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Month numbers by their names, long and short; a name that two languages give to two months is left out. */
const monthNames = new Map<string, number | undefined>();
for (const language of languages) {
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    for (let number = 1; number <= 12; number++) {
      const name = letters(format.format(Date.UTC(2024, number - 1)));
      const known = monthNames.get(name);
      monthNames.set(name, monthNames.has(name) && known !== number ? undefined : number);
    }
  }
}
monthNames.set('sept', 9);

const now =
  /^\W*(present|current|now|ongoing|today|(to|till|until) (date|now|present)|heute|aktuell|jetzt|actual|presente|présent|aujourd|en cours|atual|oggi|in corso|heden|nu\b|настоящее|по настоящее|н\.\s?в|сейчас|теперішній|obecnie|günümüz|至今|现在|現在|目前|今|현재)/i;
const nothing = /^(n\/?a|none|null|undefined|tbd|tba)$/i;

/**
 * @returns a month or a year; `now`; undefined where the text says nothing
 * @throws RangeError where it says something that is not one date
 */
export function readDate(text: string | undefined): PartialDate | 'now' | undefined {
  const written = text?.trim() ?? '';
  if (!/[\p{L}\p{N}]/u.test(written) || nothing.test(written)) return undefined;
  const years = new Set(written.match(/(?<!\d)(19|20)\d{2}(?!\d)/g));
  if (!years.size && now.test(written)) return 'now';
  const [year] = years;
  if (year === undefined || years.size > 1 || /present|current|now/i.test(written))
    throw new RangeError(`"${written}" is no date`);
  const month = readMonth(written);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const isMonth = (number: string | undefined) => Number(number) >= 1 && Number(number) <= 12;
/** A number directly after the year, where a month is written: `2021-05`. */
const monthAfterYear = /^\D*\d{4}\s*[-–/.年년]\s*(\d{1,2})(?!\d)/;
/** One or two numbers before the year: `05/2021`, `03.05.2021`. */
const monthBeforeYear = /^\D*(\d{1,2})[-/.](?:(\d{1,2})[-/.])?\d{4}(?!\d)/;

/** Whether a date has numbers in the place of its month, and none of them is one. */
function hasInvalidMonth(written = ''): boolean {
  const [, ...numbers] = monthAfterYear.exec(written) ?? monthBeforeYear.exec(written) ?? [];
  return numbers.length > 0 && !numbers.some(isMonth);
}

/** The month of a date with one year in it; undefined if there is none, or if the order of day and month is not known. */
function readMonth(written: string): number | undefined {
  const [, after] = monthAfterYear.exec(written) ?? [];
  const [, first, second] = monthBeforeYear.exec(written) ?? [];
  if (after) return isMonth(after) ? Number(after) : undefined;
  if (first) {
    const months = [first, ...(second ? [second] : [])].filter(isMonth).map(Number);
    return new Set(months).size === 1 ? months[0] : undefined;
  }
  const named = new Set(written.split(/[\s\d/-]+/).map((word) => monthNames.get(letters(word))));
  named.delete(undefined);
  return named.size === 1 ? [...named][0] : undefined;
}

const rangeSign =
  /\s+(?:-|to|till?|until|bis|à|au|al|hasta|до|по)\s+|\s*[–—~～至]\s*|(?<=\d{4})-(?=\d{4}|\d\d?[./]\d{4})/i;
const listSign = new RegExp(`${rangeSign.source}|\\s*[,;，；]\\s*`, 'i');

/** Reads one date, or the several of a field such as `2019 - 2021`; undefined if a part is not a date. */
function readDates(text: string | undefined): (PartialDate | 'now')[] | undefined {
  for (const parts of [[text], text?.split(rangeSign) ?? [], text?.split(listSign) ?? []]) {
    try {
      return parts.map(readDate).filter((date) => date !== undefined);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}

interface ReadPeriod extends Period {
  /** What cannot be read, and is left out. */
  problem?: string;
}

/** Reads a period from two fields: as much of it as can be read and does not claim more than they say. */
export function readPeriod(startText: string | undefined, endText: string | undefined): ReadPeriod {
  const read = readBoth(startText, endText);
  if (read.problem) return read;
  const fields = Object.entries({ startDate: startText, endDate: endText });
  const invalid = fields.filter(([, text]) => hasInvalidMonth(text));
  if (invalid.length) {
    const [names, texts] = [invalid.map(([name]) => name).join(' and '), invalid.map(([, text]) => `"${text}"`)];
    const problem = `${names} ${invalid.length > 1 ? 'have' : 'has'} no valid month (found ${texts.join(', ')})`;
    return { ...read, problem };
  }
  // `?` says no more than a missing end, but perhaps not that it lasts.
  const isUnsaid = endText?.trim() && readDates(endText)?.length === 0 && readDates(startText)?.length === 1;
  return read.start && isUnsaid ? { ...read, problem: isNoDate('endDate', endText) } : read;
}

function readBoth(startText: string | undefined, endText: string | undefined): ReadPeriod {
  const [starts, ends] = [readDates(startText), readDates(endText)];
  if (!starts || !ends) return readHalf(startText, starts, endText, ends);
  const dates = [...starts, ...ends];
  if (starts.length < 2 && ends.length < 2) {
    const [start, end] = [starts[0], ends[0]];
    if (start === 'now') return { ...to(end ?? start), problem: isNoDate('startDate', startText) };
    if (start && end && end !== 'now' && !inOrder({ start, end })) {
      const years = { start: start.slice(0, 4), end: end.slice(0, 4) };
      const problem = `endDate is before startDate (found "${endText}", "${startText}")`;
      return { ...(inOrder(years) && years), problem };
    }
    return start ? { start, ...(end !== 'now' && end && { end }) } : to(end);
  }
  if (!ends.length && dates.length % 2) dates.push('now');
  const [start, end] = dates.slice(-2);
  const [name, text] = starts.length > 1 ? ['startDate', startText] : ['endDate', endText];
  const problem = `${name} has several dates (found "${text}")`;
  const isPair = dates.length % 2 === 0 && (starts.length < 2 || ends.length < 2) && start && start !== 'now';
  const pair = isPair && { start, ...(end !== 'now' && { end }) };
  if (!pair || !inOrder(pair)) return { ...to(end), problem };
  return dates.length > 2 ? { ...pair, problem } : pair;
}

/** A period of which only the end is known. */
const to = (end: PartialDate | undefined): Period => (end === 'now' ? { current: true } : end ? { end } : {});

const isNoDate = (field: string, text: string | undefined) => `${field} is not a date (found "${text}")`;

/** Reads a period where one of the fields, or both, cannot be read. */
function readHalf(
  startText: string | undefined,
  starts: PartialDate[] | undefined,
  endText: string | undefined,
  ends: PartialDate[] | undefined,
): ReadPeriod {
  if (ends) return { ...to(ends.at(-1)), problem: isNoDate('startDate', startText) };
  if (!starts) {
    return { problem: `startDate and endDate are not dates (found "${startText}", "${endText}")` };
  }
  const [start] = starts;
  const year = start && start !== 'now' ? start.slice(0, 4) : undefined;
  // A start alone would say that it lasts to the present.
  return { ...(year && { start: year, end: year }), problem: isNoDate('endDate', endText) };
}
