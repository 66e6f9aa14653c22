/** Dates as people write them into a résumé. */
import { inOrder, type PartialDate, type Period } from '../../../src/lib/dates.ts';

/** Languages whose month names are understood. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'pl', 'ru', 'uk', 'tr'];
const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Month numbers by their names, long and short; a name that two languages give to two months is none. */
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

/** The month of a date with one year in it; undefined where none is told, or the order of day and month is not. */
function readMonth(written: string): number | undefined {
  const [, after] = /^\D*\d{4}\s*[-–/.年년]\s*(\d{1,2})(?!\d)/.exec(written) ?? [];
  const [, first, second] = /^\D*(\d{1,2})[-/.](?:(\d{1,2})[-/.])?\d{4}(?!\d)/.exec(written) ?? [];
  const isMonth = (number: string | undefined) => Number(number) >= 1 && Number(number) <= 12;
  if (after) return isMonth(after) ? Number(after) : undefined;
  if (first) {
    const months = [first, ...(second ? [second] : [])].filter(isMonth).map(Number);
    return new Set(months).size === 1 ? months[0] : undefined;
  }
  const named = new Set(written.split(/[\s\d/-]+/).map((word) => monthNames.get(letters(word))));
  named.delete(undefined);
  return named.size === 1 ? [...named][0] : undefined;
}

/**
 * A period as two fields tell it.
 * @throws RangeError with the reason where they cannot be read or contradict one another: half a period could
 * claim something wrong
 */
export function readPeriod(startDate: string | undefined, endDate: string | undefined): Period {
  const start = readDate(startDate);
  const end = readDate(endDate);
  if (start === 'now') throw new RangeError(`"${startDate}" is no start`);
  const period = { ...(start && { start }), ...(end && end !== 'now' && { end }) };
  if (!inOrder(period)) throw new RangeError(`"${endDate}" is before "${startDate}"`);
  return period;
}
