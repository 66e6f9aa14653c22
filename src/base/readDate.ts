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

/** Words beside dates, as regular expressions. */
interface DateWords {
  /** Those that begin a text about the present. */
  present: string[];
  /** Those that can precede them: `bis heute`. */
  until?: string[];
  /** Those between a start and an end. */
  to?: string[];
  /** Those that add nothing to a date. */
  fillers?: string[];
}

const dateWords: Readonly<Record<string, DateWords>> = {
  en: {
    present: ['present', 'current', 'now', 'ongoing', 'today', '(to|till|until) (date|now|present)'],
    to: ['to', 'till?', 'until'],
    fillers: 'st nd rd th of on the in to till until date and since from'.split(' '),
  },
  de: {
    present: ['heute', 'aktuell', 'jetzt'],
    until: ['bis'],
    to: ['bis'],
    fillers: ['und', 'der', 'den', 'im', 'seit', 'ab'],
  },
  fr: {
    present: ['présent', 'aujourd', 'en cours', 'à ce jour'],
    until: ['jusqu..'],
    to: ['à', 'au'],
    fillers: ['et', 'er', 'de', 'le', 'depuis'],
  },
  es: {
    present: ['presente', 'actual', 'hoy', 'hasta la fecha'],
    until: ['hasta'],
    to: ['a', 'al', 'hasta'],
    fillers: ['y', 'de', 'del', 'desde'],
  },
  it: { present: ['presente', 'oggi', 'in corso'], until: ['ad'], to: ['a', 'al'], fillers: ['e', 'dal'] },
  pt: { present: ['presente', 'atual', 'hoje'], until: ['até'], to: ['a', 'até'], fillers: ['e', 'de'] },
  nl: { present: ['heden', 'nu\\b'], fillers: ['sinds'] },
  sv: { present: ['nu\\b'], fillers: ['och', 'den'] },
  pl: { present: ['obecnie'], fillers: ['oraz', 'od', 'r', 'rok', 'roku'] },
  ru: {
    present: ['настоящее', 'сейчас', 'н\\.\\s?в'],
    to: ['до', 'по'],
    fillers: ['и', 'с', 'от', 'г', 'гг', 'год', 'года'],
  },
  uk: { present: ['теперішній'], to: ['до', 'по'], fillers: ['р', 'рік', 'року'] },
  tr: { present: ['günümüz'], fillers: ['ve', 'yılı'] },
  zh: { present: ['至今', '现在', '目前', '今'], fillers: ['年', '月', '日', '号'] },
  ja: { present: ['現在', '今'], fillers: ['年', '月', '日'] },
  ko: { present: ['현재'], fillers: ['년', '월', '일'] },
};
const anyOf = (kind: keyof DateWords) =>
  Object.values(dateWords)
    .flatMap((words) => words[kind] ?? [])
    .join('|');

const present = new RegExp(`^\\W*((${anyOf('until')}) )?(${anyOf('present')})`, 'i');
/** Between a start and an end. */
const separator = new RegExp(`\\s*[–—~～至]\\s*|\\s(?:-|${anyOf('to')})\\s`, 'i');
/** A word beside a date that adds nothing to it, among them the T and Z of times. */
const filler = new RegExp(`^(t|z|${anyOf('fillers')})$`, 'i');
/** What people write where they have no date. */
const noDate = /^(n\/?a|none|null|undefined|tbd|tba)$/i;

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
 * Returns the month of a date with one year in it; undefined if there is none, or if the order of day and month is not
 * known.
 */
function readMonth(written: string): number | undefined {
  const numbers = monthNumbers(written);
  const words = written.split(/[\s\d/-]+/).map((word) => monthNames.get(folded(word)));
  const months = new Set(
    numbers.length ? numbers.filter(isMonth).map(Number) : words.filter((month) => month !== undefined),
  );
  return months.size === 1 ? [...months][0] : undefined;
}

/** Returns whether a text has more than the dates read from it: a season, `expected`, a month in an unknown language. */
export function saysMore(text = ''): boolean {
  const parts = wholeYears(text).split(separator);
  return parts.some((part) => {
    if (noDate.test(part.trim()) || present.test(part)) return false;
    const words = part.replace(/\d{4}-\d\d-\d\dT\S+/g, '').match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.some((word) => !filler.test(word) && !monthNames.has(folded(word)));
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
  if (!/[\p{L}\p{N}]/u.test(written) || noDate.test(written)) return undefined;
  const years = new Set(written.match(/(?<!\d)(19|20)\d{2}(?!\d)/g));
  if (!years.size && present.test(written)) return 'now';
  const [year] = years;
  if (year === undefined || years.size > 1 || written.split(separator).some((part) => present.test(part)))
    throw new RangeError(`"${text}" is not a date`);
  const month = readMonth(written);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}
