/** Finds what an import left out: every value of the file is in the content or in the notes, or is listed by its path. */
import { cutAtWord, folded } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { isGroup } from '#base/group.ts';
import { readNewest } from '#base/readDate.ts';
import { isPrivate } from '#base/resume/privateFields.ts';
import { oneLine } from '#base/resumeText/text.ts';

const wordsOf = (text: string): string[] =>
  text
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.map(folded)
    .filter(Boolean) ?? [];

interface Missing {
  path: string;
  /** Number of its values. */
  count: number;
  value?: unknown;
  isPrivate: boolean;
}

/** Finds the values of a file that are not in some texts. */
class Finder {
  readonly #words: ReadonlySet<string>;
  readonly #text: string;
  readonly #language: string;

  constructor(texts: readonly string[], language: string) {
    this.#text = texts.join('\n');
    this.#words = new Set(wordsOf(this.#text));
    this.#language = language;
  }

  #has(value: unknown, key: string): boolean {
    const text = String(value).replace(/^(https?:\/\/|mailto:|tel:)/i, '');
    if (wordsOf(text).every((word) => this.#words.has(word))) return true;
    if (wordsOf(oneLine(text)).every((word) => this.#words.has(word))) return true;
    if (/^[A-Z]{2}$/.test(text) && folded(key).startsWith('country')) {
      const names = new Intl.DisplayNames(this.#language, { type: 'region', fallback: 'none' });
      return this.#text.includes(names.of(text) ?? '\n');
    }
    if (typeof value !== 'string' || text.length > 60) return false;
    const { date, isNow } = readNewest(text);
    return isNow === true || (date !== undefined && this.#text.includes(date));
  }

  /** Returns what is missing of a value, as the largest part that is missing as a whole. */
  find(value: unknown, path: string, key: string, isHidden = false): { count: number; missing: Missing[] } {
    const hidden = isHidden || isPrivate(key);
    if (typeof value !== 'object' || value === null) {
      if (value === undefined || value === null || this.#has(value, key)) return { count: 1, missing: [] };
      return { count: 1, missing: [{ path, count: 1, value, isPrivate: hidden }] };
    }
    const found = Object.entries(value).map(([name, inner]) =>
      isGroup(value)
        ? this.find(inner, path ? `${path}.${name}` : name, name, hidden)
        : this.find(inner, `${path}[${name}]`, key, hidden),
    );
    const count = found.reduce((sum, each) => sum + each.count, 0);
    const missing = found.flatMap((each) => each.missing);
    const isWhole = path && missing.length > 1 && missing.reduce((sum, each) => sum + each.count, 0) === count;
    return {
      count,
      missing: isWhole ? [{ path, count, isPrivate: missing.every((each) => each.isPrivate) }] : missing,
    };
  }
}

/**
 * Returns the values of a résumé that are not in some texts, each by its path: of entries of one list with the same
 * missing field, the path once. Private values are not shown.
 * @param data without blanks
 * @param texts the content that was made of it, and the notes about it
 */
export function leftOut(data: unknown, texts: readonly string[], language = 'en'): string[] {
  const { missing } = new Finder(texts, language).find(data, '', '');
  const byPattern = Map.groupBy(missing, ({ path }) => path.replace(/\[\d+\]/g, '[]'));
  const lines = [...byPattern].map(([pattern, all]) => {
    const [first, ...others] = all as [Missing, ...Missing[]];
    const count = all.reduce((sum, each) => sum + each.count, 0);
    const shown = others.length ? pattern : first.path;
    const value = first.value === undefined ? '' : cutAtWord(oneLine(String(first.value)), 60);
    const note = count > 1 ? ` (${englishCount(count, 'value')})` : first.isPrivate ? '' : `: ${value}`;
    const rank = /^(\$schema|meta|metadata|language)\b/.test(pattern) ? 2 : Number(first.isPrivate);
    return { rank, line: first.isPrivate ? `${shown}${note}, which is private` : shown + note };
  });
  return lines.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line);
}
