/** Periods as people write them into a résumé, in one field or two. */
import { attempt } from './attempt.ts';
import { inOrder, type PartialDate, type Period } from './dates.ts';
import { hasInvalidMonth, type ReadDate, readDate, saysMore, wholeYears } from './readDate.ts';

/** One date, or a period. */
type ReadSpan = readonly [ReadDate] | readonly [start: ReadDate, end: ReadDate];

const rangeSign =
  /\s+(?:-|to|till?|until|bis|à|au|al?|até|hasta|до|по)\s+|\s*[–—~～至]\s*|(?<=\d{4})\s*[-/]\s*(?=\d{4}|\d\d?[./]\d{4})/i;
const listSign = /\s*[,;，；&+]\s*|\s+(?:and|und|et|y|e|och|и|oraz|ve)\s+/i;
/** `Since 2019`, `2019 –`. */
const openEnd = /^\s*(?:since|from|seit|ab|depuis|desde|dal|sinds|с|od)\s|[-–—]\s*$/i;

/** Reads a text as one date; a blank text has none. Undefined for any other text. */
const readOne = (text: string): ReadDate[] | undefined =>
  attempt(() => [readDate(text)].filter((date) => date !== undefined));

/** Reads a text as one date or one period; a blank text has none. Undefined for any other text. */
function readSpan(text: string): ReadSpan[] | undefined {
  const [date] = readOne(text) ?? [];
  if (date) return [openEnd.test(text) ? [date, 'now'] : [date]];
  if (readOne(text)) return [];
  const [[start] = [], [end] = [], ...more] = wholeYears(text).split(rangeSign).map(readOne);
  return start && end && !more.length ? [[start, end]] : undefined;
}

/** Reads the dates and periods of a field, in its order; undefined if some of it is neither. */
function readSpans(text = ''): ReadSpan[] | undefined {
  const whole = readSpan(text);
  if (whole) return whole;
  const parts = text.split(listSign).map(readSpan);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Reads the newest date of a field, and whether it has others; undefined if it is not a date. */
export function readNewest(text: string | undefined): { date?: PartialDate; isOnly: boolean } | undefined {
  const dates = readSpans(text)?.flat();
  const known = dates?.filter((date) => date !== 'now');
  if (!known || (dates?.length && !known.length)) return undefined;
  return { date: known.sort().at(-1), isOnly: known.length < 2 };
}

interface DateField {
  name: 'start' | 'end' | 'date';
  text: string;
  spans: readonly ReadSpan[];
}

interface ReadPeriod extends Period {
  /** What is wrong, and what was found, for a report. */
  problem?: string;
}

/** Returns a period of which only the end is known. */
const to = (end: ReadDate | undefined): Period => (end === 'now' ? { current: true } : end ? { end } : {});
const from = (start: PartialDate, end?: ReadDate): Period => (end && end !== 'now' ? { start, end } : { start });

const isNoDate = (name: string, text: string) => `${name} is not a date (found "${text}")`;
const hasSeveral = ({ name, text }: DateField) => `${name} has several dates (found "${text}")`;

/** Reads a period from two fields: as much of it as can be read without guessing. */
export function readPeriod(startText = '', endText = ''): ReadPeriod {
  const [starts, ends] = [readSpans(startText), readSpans(endText)];
  const endName = startText.trim() ? 'end' : 'date';
  if (!starts && !ends) return { problem: `start and end are not dates (found "${startText}", "${endText}")` };
  if (!starts) return { ...to(ends?.at(-1)?.at(-1)), problem: isNoDate('start', startText) };
  if (!ends) {
    // A start alone would mean that it lasts to the present.
    const year = starts.at(-1)?.[0].match(/^\d{4}/)?.[0];
    return { ...(year && { start: year, end: year }), problem: isNoDate(endName, endText) };
  }
  const start: DateField = { name: 'start', text: startText, spans: starts };
  const end: DateField = { name: endName, text: endText, spans: ends };
  if (!starts.length) return readWhole(end);
  if (!ends.length && starts.flat().length > 1) return readWhole(start);
  return readBoth(start, end);
}

/** Reads a period from a field that has the whole of it: the last of several, or all that several dates span. */
function readWhole(field: DateField): ReadPeriod {
  const { name, spans } = field;
  const last = spans.at(-1);
  if (spans.length > 1 && last?.length === 1 && spans.some(({ length }) => length === 2)) {
    return { ...(name === 'start' && last[0] !== 'now' ? from(last[0]) : to(last[0])), problem: hasSeveral(field) };
  }
  if (spans.flat().length < 2) return withProblem(to(last?.[0]), [field]);
  const [start, end] = last?.length === 2 ? last : [spans[0]?.[0], last?.[0]];
  const isPeriod = start && start !== 'now' && inOrder(from(start, end));
  if (!isPeriod) return { ...to(end), problem: hasSeveral(field) };
  const period = from(start, end);
  return spans.length > 1 ? { ...period, problem: hasSeveral(field) } : withProblem(period, [field]);
}

/** Reads a period from the last of the dates in each field; the end may be missing. */
function readBoth(starts: DateField, ends: DateField): ReadPeriod {
  const [lastStart, lastEnd] = [starts.spans.at(-1), ends.spans.at(-1)];
  const [start, end] = [lastStart?.[0], lastEnd?.at(-1)];
  const several = [starts, ends].find(({ spans }) => spans.flat().length > 1);
  // The last of several periods is all in one field; a period in the place of a start contradicts the end.
  const own = lastEnd?.length === 2 ? lastEnd[0] : undefined;
  if (several && own && own !== 'now') return { ...from(own, end), problem: hasSeveral(several) };
  if (several && (own || lastStart?.length === 2)) return { ...to(end), problem: hasSeveral(several) };
  if (!start || start === 'now') return { ...to(end ?? start), problem: isNoDate('start', starts.text) };
  if (end && end !== 'now' && !inOrder({ start, end })) {
    const years = { start: start.slice(0, 4), end: end.slice(0, 4) };
    return { ...(inOrder(years) && years), problem: `end is before start (found "${ends.text}", "${starts.text}")` };
  }
  if (several) return { ...from(start, end), problem: hasSeveral(several) };
  // `?` counts as a missing end, but may not mean "to the present".
  if (!end && ends.text.trim()) return { start, problem: isNoDate('end', ends.text) };
  return withProblem(from(start, end), [starts, ends]);
}

/** Reports fields whose number in the place of the month isn't one, or that have more than was read. */
function withProblem(period: Period, fields: readonly DateField[]): ReadPeriod {
  const invalid = fields.filter(({ text }) => hasInvalidMonth(text));
  const longer = fields.find(({ text }) => saysMore(text));
  if (longer) return { ...period, problem: `${longer.name} has more than a month and a year (found "${longer.text}")` };
  if (!invalid.length) return period;
  const names = invalid.map(({ name }) => name).join(' and ');
  const texts = invalid.map(({ text }) => `"${text}"`).join(', ');
  return { ...period, problem: `${names} ${invalid.length > 1 ? 'have' : 'has'} no valid month (found ${texts})` };
}
