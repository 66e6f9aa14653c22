/** Helpers with which sections read entries of a résumé. */
import { cutAtWord } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { formatPeriod, type PartialDate, type Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { isGroup } from '#base/group.ts';
import { saysMore } from '#base/readDate.ts';
import { readNewest, readPeriod } from '#base/readPeriod.ts';
import { withoutBlanks } from '#base/resume/clean.ts';
import { hasContact, isPrivateOfReferee, withoutPrivate } from '#base/resume/privateFields.ts';
import { joinLines, listItem, markdownLines, oneLine, paragraphs } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { Reports } from './reports.ts';

/** Returns the number of entries, without empty ones. */
export const count = (entries: readonly unknown[]): number => entries.filter(Boolean).length;

/**
 * Returns an entry's name in reports: `Job 2 (Co)`.
 * @param nameFields what it can be called by, the best first
 */
export function entryName(noun: string, index: number, entry: object, nameFields: readonly string[]): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const titles = nameFields.map((field) => fields.get(field));
  const name = titles.find((text) => typeof text === 'string' && !hasContact(text));
  const words = name ? ` (${cutAtWord(oneLine(String(name)), 40)})` : '';
  return `${noun.replace(/^./, (character) => character.toUpperCase())} ${index + 1}${words}`;
}

/** Returns how many of some entries were taken: `3 of 4 jobs`. */
export const countTaken = (taken: number, all: number, noun: string): string =>
  (taken === all ? '' : `${taken} of `) + englishCount(all, noun);

/** Returns the end of a report of an incomplete entry: its fields, private ones without their values. */
export function found(entry: object): string {
  const fields = Object.entries(entry).filter(([, value]) => withoutBlanks(value) !== undefined);
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
  const isNested = isGroup(value) || (Array.isArray(value) && value.some((item) => typeof item !== 'string'));
  return cutAtWord(isNested ? JSON.stringify(value) : String(value).replaceAll('\n', ' '), max);
}

/** Returns a year as a number, which YAML writes without quotes. */
const yearAsNumber = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Returns a period as pages show it. */
export const writePeriod = (period: Period): string | undefined => formatPeriod(period, uiStringsFor('en'));

/**
 * Reads the dates of an entry. Reports invalid dates, with what is shown instead.
 * @param write returns the dates as the page shows them, if any
 * @param undated how an entry without dates is shown, for the report
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

/** Returns the two dates of a period, for content without a field `current`. */
export const ends = ({ start, end }: ReturnType<typeof period>) => ({ start, end });

/** Returns the only date of an entry, as a month or a year. Reports an invalid date, or several dates. */
export function monthFrom(field: string, text: string | undefined, reports: Reports): string | number | undefined {
  const read = readNewest(text);
  const problem = !read
    ? 'is not a date'
    : !read.isOnly
      ? 'has several dates'
      : read.date && saysMore(text) && 'has more than a month and a year';
  if (problem)
    reports.report(
      `${field} ${problem} (found "${text}"). It is shown ${read ? `as "${read.date}"` : 'without a date'}.`,
    );
  return yearAsNumber(read?.date);
}

/** Returns each technology once. Those too long for a chip are added to `beyond`. */
export function technologiesFrom(keywords: readonly string[], beyond: string[]): string[] | undefined {
  const strings = [...new Set(keywords.map(oneLine))];
  const fitting = strings.filter((word) => word.length <= room.item);
  beyond.push(...strings.filter((word) => word.length > room.item));
  return fitting.length ? fitting : undefined;
}

/** Returns whether a bullet is one Latin word that isn't an activity: `React`, `C#`, not `Mentoring`. */
const isWord = (bullet: string) =>
  /^[\p{Script=Latin}\d.+#/&-]{1,20}(?<![.-])$/u.test(bullet) &&
  !/(ing|ung|ed|ment|[st]ion|ción|ção|ship|ance|ence|ity|ität|ness|keit|schaft)$/i.test(bullet);

/** Separates bullets from words at the end of their list, which are technologies. A single word must look like one. */
export function partWords(bullets: readonly string[]): { bullets: readonly string[]; words: readonly string[] } {
  const at = bullets.findLastIndex((bullet) => !isWord(bullet)) + 1;
  const words = bullets.slice(at);
  const areWords = words.length > 1 || words.some((word) => /\p{Lu}.*\p{Lu}|[\d.+#/]/u.test(word));
  return at > 0 && areWords ? { bullets: bullets.slice(0, at), words } : { bullets, words: [] };
}

/** Returns the summary of an entry as one paragraph, after the texts that were too long for their fields. */
export function summaryParagraph(summary: string | undefined, beyond: readonly string[] = []): string | undefined {
  const lines = [...beyond, ...paragraphs(summary ?? '')];
  return lines.length > 1 ? joinSentences(...lines) : lines[0];
}

/** Splits a summary into the text before its first list, as one paragraph, and all lines from there as items. */
export function partList(summary: string | undefined, beyond: readonly string[] = []) {
  const lines = markdownLines(summary ?? '');
  const at = lines.findIndex((line) => listItem.test(line));
  const [before, items] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at)];
  return { summary: summaryParagraph(joinLines(before), beyond), items: paragraphs(joinLines(items)) };
}
