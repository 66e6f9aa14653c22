/** What sections share when they read entries of a résumé. */
import { englishCount } from '#base/counter.ts';
import { formatPeriod, type PartialDate, type Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { saysMore } from '#base/readDate.ts';
import { readNewest, readPeriod } from '#base/readPeriod.ts';
import { hasContact, isPrivateOfReferee, withoutPrivate } from '#base/resumeText/privateFields.ts';
import { cut, item, joinLines, markdownLines, oneLine, paragraphs } from '#base/resumeText/text.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { Reports } from './reports.ts';
import { sentences } from './section.ts';

/** Returns how many entries there are, without blank ones. */
export const count = (entries: readonly unknown[]): number => entries.filter(Boolean).length;

/** Fields that say what an entry is, the more telling first. */
const called = [
  'title',
  'name',
  'heading',
  'course',
  'event',
  'institution',
  'studyType',
  'organization',
  'position',
  'language',
];

/** Returns what an entry is called in a report: `Job 2 (Co)`. */
export function entryName(noun: string, index: number, entry: object): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = called.map((field) => fields.get(field)).find((text) => typeof text === 'string' && !hasContact(text));
  const words = name ? ` (${cut(oneLine(String(name)), 40)})` : '';
  return `${noun.replace(/^./, (letter) => letter.toUpperCase())} ${index + 1}${words}`;
}

/** Returns how many of some entries were taken: `3 of 4 jobs`. */
export const countTaken = (taken: number, all: number, noun: string): string =>
  (taken === all ? '' : `${taken} of `) + englishCount(all, noun);

/** Lists the fields of an entry that lacks what it needs, private ones by their names alone. */
export function found(entry: object): string {
  const fields = Object.entries(entry).filter(([, value]) => value !== undefined && String(value));
  const shown = fields
    .map(([name, value]) =>
      isPrivateOfReferee(name, value)
        ? `${name}, which is private`
        : `${name}: ${showValue(withoutPrivate(value, 'references', new Set()), 60)}`,
    )
    .join(', ');
  return `(found ${shown || 'nothing'}). It was left out.`;
}

/** Shows a value of any kind on one line. */
function showValue(value: unknown, max: number): string {
  const isGroup =
    typeof value === 'object' && !(Array.isArray(value) && value.every((item) => typeof item === 'string'));
  return cut(isGroup ? JSON.stringify(value) : String(value).replaceAll('\n', ' '), max);
}

/** A year as a number, as one writes it in YAML. */
const yearAsNumber = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Writes a period as pages do. */
export const writePeriod = (period: Period): string | undefined => formatPeriod(period, uiStringsFor('en'));

/**
 * Reads the dates of an entry. Dates that cannot be read are reported, with what is shown instead.
 * @param write the dates that the page shows, if any
 * @param undated where an entry without dates is shown
 */
export function period(
  field: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  reports: Reports,
  write = writePeriod,
  undated = 'without dates',
) {
  const { problem, ...read } = readPeriod(startDate, endDate);
  const written = write(read);
  if (problem) reports.report(`${field}: ${problem}. It is shown ${written ? `as "${written}"` : undated}.`);
  return { start: yearAsNumber(read.start), end: yearAsNumber(read.end), current: read.current };
}

/** Returns the two dates of a period, for content that knows no `current`. */
export const ends = ({ start, end }: ReturnType<typeof period>) => ({ start, end });

/** Reads the one date of an entry, as a month or a year. One that cannot be read is reported, and so are several. */
export function month(field: string, text: string | undefined, reports: Reports): string | number | undefined {
  const { date, isOnly = true } = readNewest(text) ?? {};
  if (!isOnly) reports.report(`${field} has several dates (found "${text}"). It is shown as "${date}".`);
  else if (!readNewest(text)) reports.report(`${field} is not a date (found "${text}"). It is shown without a date.`);
  else if (date && saysMore(text))
    reports.report(`${field} says more than a month and a year (found "${text}"). It is shown as "${date}".`);
  return yearAsNumber(date);
}

/** Returns each technology once; those too long for a chip go to `beyond`. */
export function technologies(keywords: readonly string[], beyond: string[]): string[] | undefined {
  const strings = [...new Set(keywords.map(oneLine))];
  const fitting = strings.filter((word) => word.length <= room.item);
  beyond.push(...strings.filter((word) => word.length > room.item));
  return fitting.length ? fitting : undefined;
}

/** One Latin word that isn't an activity: `React`, `C#`, not `Mentoring`. */
const isWord = (bullet: string) =>
  /^[\p{Script=Latin}\d.+#/&-]{1,20}(?<![.-])$/u.test(bullet) &&
  !/(ing|ung|ed|ment|[st]ion|ción|ção|ship|ance|ence|ity|ität|ness|keit|schaft)$/i.test(bullet);

/** Parts bullets from the words at the end of their list, which are technologies; one alone has to look like it. */
export function partWords(bullets: readonly string[]): { bullets: readonly string[]; words: readonly string[] } {
  const at = bullets.findLastIndex((bullet) => !isWord(bullet)) + 1;
  const words = bullets.slice(at);
  const areWords = words.length > 1 || words.some((word) => /\p{Lu}.*\p{Lu}|[\d.+#/]/u.test(word));
  return at > 0 && areWords ? { bullets: bullets.slice(0, at), words } : { bullets, words: [] };
}

/** Returns the summary of an entry in one paragraph, after what was too long for its lines. */
export function summaryParagraph(summary: string | undefined, beyond: readonly string[] = []): string | undefined {
  const lines = [...beyond, ...paragraphs(summary ?? '')];
  return lines.length > 1 ? sentences(...lines) : lines[0];
}

/** Parts a summary into the paragraphs before its first list, as one, and the items of its lists with what is between. */
export function partList(summary: string | undefined, beyond: readonly string[] = []) {
  const lines = markdownLines(summary ?? '');
  const at = lines.findIndex((line) => item.test(line));
  const [before, items] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at)];
  return { summary: summaryParagraph(joinLines(before), beyond), items: items.flatMap(paragraphs) };
}
