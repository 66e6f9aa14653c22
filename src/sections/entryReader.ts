import { cutAtWord } from '#base/characters.ts';
import type { PartialDate } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import { readNewest, readPeriod } from '#base/readDate.ts';
import { oneLine, oneLineWithoutUrls, paragraphs, splitAtList } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import type { ImportResult } from './importResult.ts';

const yearAsNumber = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Reads the fields of an entry of a résumé as content has them. What doesn't fit is left to the report. */
export class EntryReader {
  readonly result: ImportResult;
  /** Texts that are too long for their fields, or lose a link there. */
  readonly beyond: string[] = [];
  #values: Group;

  constructor(values: Group, result: ImportResult) {
    this.#values = values;
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
    return this.result.url(this.text(name));
  }

  /** Returns the only date, as a month or a year. */
  month(name: string): string | number | undefined {
    return yearAsNumber(readNewest(this.text(name)));
  }

  period() {
    const [startText, endText, date] = ['startDate', 'endDate', 'date'].map((name) => this.text(name));
    const { start, end, current } = readPeriod(startText, endText ?? (startText ? undefined : date));
    return { start: yearAsNumber(start), end: yearAsNumber(end), current };
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
