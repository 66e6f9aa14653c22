/** Dates as people write them into a résumé. */
import { folded } from './characters.ts';
import type { PartialDate } from './dates.ts';

/** Languages whose month names are understood. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'pl', 'ru', 'uk', 'tr'];

/** Month numbers by their folded names, long and short; a name that two languages give to two months is left out. */
const monthNames = new Map<string, number | undefined>();
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
monthNames.set('sept', 9);

const now =
  /^\W*((bis |jusqu.. |hasta |ad |até )?(present|current|now|ongoing|today|heute|aktuell|jetzt|actual|presente|présent|aujourd|oggi|hoy|hoje|heden|nu\b)|(to|till|until) (date|now|present)|en cours|à ce jour|hasta la fecha|atual|in corso|настоящее|по настоящее|н\.\s?в|сейчас|теперішній|obecnie|günümüz|至今|现在|現在|目前|今|현재)/i;
/** Between a start and an end. */
const until = /\s*[–—~～至]\s*|\s(?:-|to|till?|until|bis|à|au|al?|até|hasta|до|по)\s/i;
const nothing = /^(n\/?a|none|null|undefined|tbd|tba)$/i;

/** `'19`. */
const shortYear = /(?<![\p{L}\d])['’‘´`](\d\d)(?!\d)/gu;
/** `2019–21`, `2019/20`. */
const shortEnd = /(?<!\d)(\d\d)(\d\d)\s*[-–—/]\s*(\d\d)(?![\d./-])/g;

/** Writes out years that are cut short. Two digits that can be a month are left as they are. */
export function wholeYears(text: string): string {
  return text
    .replace(shortYear, (_, digits) => (Number(digits) < 50 ? '20' : '19') + digits)
    .replace(shortEnd, (written, century, from, to) => {
      const years = (Number(to) - Number(from) + 100) % 100;
      return isMonth(to) || years === 0 || years > 10 ? written : `${century}${from}–${Number(century + from) + years}`;
    });
}

const isMonth = (number: string | undefined) => Number(number) >= 1 && Number(number) <= 12;
/** A number directly after the year, where a month is written: `2021-05`. */
const monthAfterYear = /^\D*\d{4}\s*[-–/.年년]\s*(\d{1,2})(?!\d)/;
/** One or two numbers before the year: `05/2021`, `03.05.2021`. */
const monthBeforeYear = /^\D*(\d{1,2})[-/.](?:(\d{1,2})[-/.])?\d{4}(?!\d)/;

/** Returns the numbers in the place of a date's month. */
const monthNumbers = (written: string) =>
  (monthAfterYear.exec(written) ?? monthBeforeYear.exec(written) ?? [])
    .slice(1)
    .filter((number) => number !== undefined);

/** Returns whether a date has numbers in the place of its month, and none of them is a month. */
export function hasInvalidMonth(text = ''): boolean {
  const numbers = monthNumbers(wholeYears(text));
  return numbers.length > 0 && !numbers.some(isMonth);
}

/**
 * The month of a date with one year in it; undefined if there is none, or if the order of day and month is not known.
 */
function readMonth(written: string): number | undefined {
  const numbers = monthNumbers(written);
  const words = written.split(/[\s\d/-]+/).map((word) => monthNames.get(folded(word)));
  const months = new Set(
    numbers.length ? numbers.filter(isMonth).map(Number) : words.filter((month) => month !== undefined),
  );
  return months.size === 1 ? [...months][0] : undefined;
}

/** Words beside a date that add nothing to it. */
const joining =
  /^(\d.*|t|z|st|nd|rd|th|of|the|in|to|till|until|date|and|und|et|y|e|och|и|oraz|ve|since|from|de|del|der|den|im|seit|ab|depuis|le|er|desde|dal|sinds|с|от|od|on|г|гг|год|года|р|рік|року|r|rok|roku|yılı|年|月|日|号|년|월|일)$/i;

/** Returns whether a text has more than the dates read from it: a season, `expected`, a month in an unknown language. */
export function saysMore(text = ''): boolean {
  const parts = wholeYears(text).split(until);
  return parts.some((part) => {
    if (nothing.test(part.trim()) || now.test(part)) return false;
    const words = part.replace(/\d{4}-\d\d-\d\dT\S+/g, '').match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.some((word) => !joining.test(word) && !monthNames.has(folded(word)));
  });
}

/** A month, a year, or the present. */
export type ReadDate = PartialDate | 'now';

/**
 * @returns a month or a year; `now`; undefined if the text is empty
 * @throws RangeError if the text is not one date
 */
export function readDate(text: string | undefined): ReadDate | undefined {
  const written = wholeYears(text?.trim() ?? '');
  if (!/[\p{L}\p{N}]/u.test(written) || nothing.test(written)) return undefined;
  const years = new Set(written.match(/(?<!\d)(19|20)\d{2}(?!\d)/g));
  if (!years.size && now.test(written)) return 'now';
  const [year] = years;
  if (year === undefined || years.size > 1 || written.split(until).some((part) => now.test(part)))
    throw new RangeError(`"${text}" is not a date`);
  const month = readMonth(written);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}
