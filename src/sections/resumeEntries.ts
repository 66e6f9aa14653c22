/** How sections read the values of a résumé's entries. */
import { cutAtWord } from '#base/characters.ts';
import { formatPeriod, type PartialDate, type Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { readNewest, readPeriod } from '#base/readDate.ts';
import { hasContact } from '#base/resume/privateFields.ts';
import { joinLines, listItem, markdownLines, oneLine, paragraphs } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { ImportResult } from './importResult.ts';

/** Returns an entry's name in reports: `Job 2 (Co)`. */
export function entryName(noun: string, index: number, names: readonly unknown[]): string {
  const name = names.find((text) => typeof text === 'string' && !hasContact(text));
  const words = name ? ` (${cutAtWord(oneLine(String(name)), 40)})` : '';
  return `${noun.replace(/^./, (character) => character.toUpperCase())} ${index + 1}${words}`;
}

/** Returns a year as a number, which YAML writes without quotes. */
const yearAsNumber = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Returns a period as pages show it. */
const writePeriod = (period: Period): string | undefined => formatPeriod(period, uiStringsFor('en'));

/** Reads the dates of an entry. Reports invalid dates, with what is shown instead. */
export function period(
  field: string,
  { startDate, endDate, date }: { startDate?: string; endDate?: string; date?: string },
  result: ImportResult,
) {
  const { problem, ...read } = readPeriod(startDate, endDate ?? (startDate ? undefined : date));
  const written = writePeriod(read);
  if (problem) result.report(`${field}: ${problem}. It is shown ${written ? `as "${written}"` : 'without dates'}.`);
  return { start: yearAsNumber(read.start), end: yearAsNumber(read.end), current: read.current };
}

/** Returns the only date of an entry, as a month or a year. Reports an invalid date, or several dates. */
export function monthFrom(field: string, text: string | undefined, result: ImportResult): string | number | undefined {
  const { date, problem } = readNewest(text);
  if (text && problem)
    result.report(`${field} ${problem} (found "${text}"). It is shown ${date ? `as "${date}"` : 'without a date'}.`);
  return yearAsNumber(date);
}

/** Returns each word once. Those too long for a chip are added to `beyond`. */
export function wordsFrom(keywords: readonly string[], beyond: string[]): string[] | undefined {
  const strings = [...new Set(keywords.map(oneLine))];
  const fitting = strings.filter((word) => word.length <= room.item);
  beyond.push(...strings.filter((word) => word.length > room.item));
  return fitting.length ? fitting : undefined;
}

/** Returns a summary as one paragraph, after the texts that were too long for their fields. */
export function summaryParagraph(summary: string | undefined, beyond: readonly string[] = []): string | undefined {
  const lines = [...beyond, ...paragraphs(summary ?? '')];
  return lines.length > 1 ? joinSentences(...lines) : lines[0];
}

/** Splits a summary into the text before its first list, and the lines from there. */
export function partList(summary = ''): { text: string; items: string[] } {
  const lines = markdownLines(summary);
  const at = lines.findIndex((line) => listItem.test(line));
  return at < 0
    ? { text: summary, items: [] }
    : { text: joinLines(lines.slice(0, at)), items: paragraphs(joinLines(lines.slice(at))) };
}
