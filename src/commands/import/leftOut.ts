/** Finds what an import left out: every value of the file is in the content or in the notes, or is listed by its path. */
import { cutAtWord, folded } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { isGroup } from '#base/group.ts';
import { readNewest } from '#base/readDate.ts';
import { isPrivate } from '#base/resume/privateFields.ts';
import { oneLine } from '#base/resumeText/text.ts';

/** Fields of Reactive Resume, and an author, that are no facts. */
const noFacts = /^(id|visible|hidden)$/;
const others = /^et al\.?$/i;

const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(folded).filter(Boolean);

interface Missing {
  path: string;
  count: number;
  value?: unknown;
  isPrivate: boolean;
}

/**
 * Returns the values of a résumé that are not in some texts, each by its path: of entries of one list with the same
 * missing field, the path once. Private values are not shown.
 * @param data without blanks
 * @param texts the content that was made of it, and the notes about it
 */
export function leftOut(data: unknown, texts: readonly string[], language = 'en'): string[] {
  const whole = texts.join('\n');
  const words = new Set(wordsOf(whole));
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const areIn = (text: string) => wordsOf(text).every((word) => words.has(word));

  function has(value: unknown, key: string): boolean {
    const text = String(value).replace(/^(https?:\/\/|mailto:|tel:)/i, '');
    if (noFacts.test(key) || others.test(text) || areIn(text) || areIn(oneLine(text))) return true;
    if (/^[A-Z]{2}$/.test(text) && folded(key).startsWith('country')) return whole.includes(regions.of(text) ?? '\n');
    if (typeof value !== 'string' || text.length > 60) return false;
    const { date, isNow } = readNewest(text);
    return isNow === true || (date !== undefined && whole.includes(date));
  }

  /** Returns what is missing of a value, as the largest part that is missing as a whole. */
  function find(value: unknown, path: string, key: string, isHidden = false): { count: number; missing: Missing[] } {
    const hidden = isHidden || isPrivate(key);
    if (typeof value !== 'object' || value === null) {
      const isThere = value === undefined || value === null || has(value, key);
      return { count: 1, missing: isThere ? [] : [{ path, count: 1, value, isPrivate: hidden }] };
    }
    const found = Object.entries(value).map(([name, inner]) =>
      isGroup(value)
        ? find(inner, path ? `${path}.${name}` : name, name, hidden)
        : find(inner, `${path}[${name}]`, key, hidden),
    );
    const count = found.reduce((sum, each) => sum + each.count, 0);
    const missing = found.flatMap((each) => each.missing);
    const isWhole = path && missing.length > 1 && missing.reduce((sum, each) => sum + each.count, 0) === count;
    const areHidden = missing.every((each) => each.isPrivate);
    return { count, missing: isWhole ? [{ path, count, isPrivate: areHidden }] : missing };
  }

  const byPattern = Map.groupBy(find(data, '', '').missing, ({ path }) => path.replace(/\[\d+\]/g, '[]'));
  const lines = [...byPattern].map(([pattern, all]) => {
    const [{ path, value, isPrivate }, ...others] = all as [Missing, ...Missing[]];
    const count = all.reduce((sum, each) => sum + each.count, 0);
    const shown = value === undefined || isPrivate ? '' : `: ${cutAtWord(oneLine(String(value)), 60)}`;
    const note = (count > 1 ? ` (${englishCount(count, 'value')})` : shown) + (isPrivate ? ', which is private' : '');
    const rank = /^(\$schema|meta|metadata|language)\b/.test(pattern) ? 2 : Number(isPrivate);
    return { rank, line: (others.length ? pattern : path) + note };
  });
  return lines.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line);
}
