/** Collects what to report about an imported résumé. */

import { cutAtWord } from '#base/characters.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { oneLine, oneLineWithoutUrls } from '#base/resumeText/text.ts';
import { uiStringsFor } from '#base/uiStrings.ts';

/** Collects reports while a résumé is read. */
export class Reports {
  /** Of the résumé. */
  language: string;
  /** Number of characters of text that were left out. */
  lost = 0;
  readonly #noPlace: string[] = [];
  readonly #private: string[] = [];
  readonly #programData: string[] = [];
  readonly #byHand: string[] = [];
  /** URLs that began with http. */
  protected readonly madeHttps = new Set<string>();
  /** Fields by the value that is not a web URL. */
  readonly #noUrl = new Map<string, string[]>();

  constructor(language = 'en') {
    this.language = language;
  }

  /** Joins texts as their language does. */
  join(...texts: readonly (string | undefined)[]): string | undefined {
    return texts.filter(Boolean).join(uiStringsFor(this.language).comma) || undefined;
  }

  /**
   * Reports a value that content has no field for.
   * @param value that is left out, for the count of its characters
   */
  omit(what: string, value?: unknown): void {
    this.#noPlace.push(what);
    this.lost += lengthOfTexts(value);
  }

  /**
   * Reports a field that is never put on a site.
   * @param value the value, or its number of characters
   */
  omitPrivate(field: string, value?: unknown): void {
    // The field's name is enough, and understandable without the file.
    const path = field.replace(/\[\]$/, '');
    this.#private.push(path.split(/[.,\]]\s*/).at(-1) || path);
    this.lost += typeof value === 'number' ? value : lengthOfTexts(value);
  }

  /** Reports data for programs: the name of a field, or of a kind of values. */
  omitProgramData(what: string): void {
    this.#programData.push(what);
  }

  /** Reports what the owner should look at. */
  report(what: string): void {
    this.#byHand.push(what);
  }

  /** Returns fields that content has no place for, each once, with a count. */
  get noPlace(): string[] {
    return [
      ...counted(this.#noPlace),
      ...(this.#private.length ? [`Private: ${counted(this.#private).join(', ')}`] : []),
      ...(this.#programData.length ? [`Only for programs: ${counted(this.#programData).join(', ')}`] : []),
    ];
  }

  /** Returns notes for the owner to check. URLs with the same problem are listed together. */
  get byHand(): string[] {
    const left = [...this.#noUrl].map(([text, fields]) => `${text} (${someOf(fields)})`).join(', ');
    const made = someOf([...this.madeHttps]);
    return [
      ...this.#byHand,
      ...(left ? [`Not web URLs, so left out: ${left}`] : []),
      ...(made ? [`These http URLs were changed to https. Check that they open: ${made}`] : []),
    ];
  }

  /**
   * Returns a text for a line of the page.
   * @param field its name in reports: `Job 2 (Acme), position`
   * @param beyond receives the whole text if it is too long for the line; without it, the cut is reported
   */
  line(field: string, text: string | undefined, max: number, beyond?: string[]): string | undefined {
    const whole = text && oneLine(text);
    const line = beyond && text ? oneLineWithoutUrls(text) : whole;
    // A line has no room for the URL of a link.
    if (beyond && whole && line !== whole) beyond.push(whole);
    if (!line || line.length <= max) return line || undefined;
    if (beyond) beyond.push(...(line === whole ? [line] : []));
    else this.report(`${field} was cut to ${max} characters: ${line}`);
    return cutAtWord(line, max);
  }

  /** Returns a web URL, and reports any other value. */
  url(field: string, text: string | undefined): string | undefined {
    const url = readUrl(text);
    if (text && !url) {
      const shown = cutAtWord(text, 200);
      this.#noUrl.set(shown, [...(this.#noUrl.get(shown) ?? []), field]);
    }
    if (url?.changed) this.madeHttps.add(url.url);
    return url?.url;
  }
}

/** Returns the number of characters of a value's texts. */
export function lengthOfTexts(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + lengthOfTexts(inner), 0);
}

/** Returns each text once, with a count. */
const counted = (texts: readonly string[]) =>
  [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => (length > 1 ? `${text} (${length})` : text));

/** Lists the first three and counts the rest. */
export function someOf(fields: readonly string[]): string {
  const more = fields.length - 3;
  return more > 0 ? `${fields.slice(0, 3).join(', ')} and ${more} more` : fields.join(', ');
}
