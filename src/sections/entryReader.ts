import { cutAtWord } from '#base/characters.ts';
import { formatPeriod, type PartialDate } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import { readNewest, readPeriod } from '#base/readDate.ts';
import { hasContact } from '#base/resume/privateFields.ts';
import { oneLine, oneLineWithoutUrls, paragraphs, splitAtList } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { ImportResult } from './importResult.ts';

/** Returns an entry's name in reports: `Job 2 (Co)`. */
export function entryName(noun: string, index: number, names: readonly unknown[]): string {
  const name = names.find((text) => typeof text === 'string' && !hasContact(text));
  const words = name ? ` (${cutAtWord(oneLine(String(name)), 40)})` : '';
  return `${noun.replace(/^./, (character) => character.toUpperCase())} ${index + 1}${words}`;
}

const yearAsNumber = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Reads the fields of an entry of a résumé as content has them. What a date or URL says otherwise is reported. */
export class EntryReader {
  readonly result: ImportResult;
  readonly at: string;
  /** Texts that are too long for their fields, or lose a link there. */
  readonly beyond: string[] = [];
  #values: Group;

  constructor(values: Group, at: string, result: ImportResult) {
    this.#values = values;
    this.at = at;
    this.result = result;
  }

  /** Returns the first filled of some fields, as text. Of several, none is taken twice. */
  text(...names: readonly string[]): string | undefined {
    const name = names.find((each) => this.#values[each] !== undefined);
    const value = name && this.#values[name];
    if (name && names.length > 1) this.#values = { ...this.#values, [name]: undefined };
    return typeof value === 'object' ? place(value ?? undefined, this.result.language) : (value as string | undefined);
  }

  #list(name: string): string[] {
    return (this.#values[name] ?? []) as string[];
  }

  /** Returns a text for a line of the page, which is cut at a word. */
  line(text: string | undefined, max: number): string | undefined {
    if (!text) return undefined;
    const [line, whole] = [oneLineWithoutUrls(text), oneLine(text)];
    if (line.length > max || line !== whole) this.beyond.push(whole);
    return line ? cutAtWord(line, max) : undefined;
  }

  words(name: string): readonly string[] | undefined {
    const words = [...new Set(this.#list(name).map(oneLine))];
    this.beyond.push(...words.filter((word) => word.length > room.item));
    return orNothing(words.filter((word) => word.length <= room.item));
  }

  url(name: string): string | undefined {
    return this.result.url(`${this.at}, ${name}`, this.text(name));
  }

  month(name: string): string | number | undefined {
    const text = this.text(name);
    const { date, problem } = readNewest(text);
    const shown = date ? `as "${date}"` : 'without a date';
    if (text && problem) this.result.report(`${this.at}, ${name} ${problem} (found "${text}"). It is shown ${shown}.`);
    return yearAsNumber(date);
  }

  period() {
    const [start, end, date] = ['startDate', 'endDate', 'date'].map((name) => this.text(name));
    const { problem, ...read } = readPeriod(start, end ?? (start ? undefined : date));
    const written = formatPeriod(read, uiStringsFor('en'));
    const shown = written ? `as "${written}"` : 'without dates';
    if (problem) this.result.report(`${this.at}: ${problem}. It is shown ${shown}.`);
    return { start: yearAsNumber(read.start), end: yearAsNumber(read.end), current: read.current };
  }

  items(): readonly string[] | undefined {
    const [, list] = splitAtList(this.text('summary') ?? '');
    return orNothing([list, ...this.#list('highlights')].flatMap(paragraphs));
  }

  /** Returns the summary as one paragraph, with all that is beyond other fields: so it is read last. */
  summary(isWhole = true): string | undefined {
    const whole = this.text('summary') ?? '';
    const text = isWhole ? whole : splitAtList(whole)[0];
    const lines = [...this.beyond, ...[text, ...this.#list('extras')].flatMap(paragraphs)];
    return lines.length > 1 ? joinSentences(...lines) : lines[0];
  }
}
