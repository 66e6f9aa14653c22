/** Finds what an import left out: every value of the file is in the content or in the notes, or is listed by its path. */
import { cutAtWord, eastAsian, folded } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { isGroup } from '#base/group.ts';
import { datesIn, hasMore } from '#base/readDate.ts';
import { isPrivate } from '#base/resume/privateFields.ts';
import { fieldNamed } from '#base/resume/resume.ts';
import { oneLine } from '#base/resumeText/text.ts';

/** Fields of Reactive Resume, and an author, that are no facts. */
const noFacts = /^(id|visible|hidden)$/;
const others = /^et al\.?$/i;

const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(folded).filter(Boolean);

interface Leaf {
  path: string;
  key: string;
  value: unknown;
  isPrivate: boolean;
}

/** The owner's email and phone are public, those of others in lists aren't. */
const isHiddenField = (name: string, path: string) =>
  isPrivate(name) && (path.includes('[') || fieldNamed('basics', name) === undefined);

function leavesOf(value: unknown, path = '', key = '', isHidden = false): Leaf[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [{ path, key, value, isPrivate: isHidden }];
  return Object.entries(value).flatMap(([name, inner]) =>
    isGroup(value)
      ? leavesOf(inner, path ? `${path}.${name}` : name, name, isHidden || isHiddenField(name, path))
      : leavesOf(inner, `${path}[${name}]`, key, isHidden),
  );
}

/**
 * Returns the values of a résumé that are not in some texts, each by its path: of entries of one list with the same
 * missing field, the path once. Private values are not shown.
 */
export function leftOut(data: unknown, texts: readonly string[], language = 'en'): string[] {
  const whole = texts.join('\n');
  const words = new Set(wordsOf(whole));
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  // Between East Asian words, such as parts of a place, there is no space.
  const isIn = (word: string) => words.has(word) || (eastAsian.test(word) && whole.includes(word));
  const areIn = (text: string) => wordsOf(text).every(isIn);

  function has(value: unknown, key: string): boolean {
    const text = String(value).replace(/^(https?:\/\/|mailto:|tel:)/i, '');
    if (noFacts.test(key) || others.test(text) || areIn(text) || areIn(oneLine(text))) return true;
    if (/^[A-Z]{2}$/.test(text) && folded(key).startsWith('country')) return whole.includes(regions.of(text) ?? '\n');
    if (typeof value !== 'string' || text.length > 60) return false;
    const areDates = !hasMore(text) && datesIn(text)?.every((date) => date === 'now' || whole.includes(date));
    return areDates === true;
  }

  const missing = leavesOf(data).filter(({ key, value }) => !has(value, key));
  const byPattern = Map.groupBy(missing, ({ path }) => path.replace(/\[\d+\]/g, '[]'));
  const lines = [...byPattern].map(([pattern, [first, ...others]]) => {
    const { path, value, isPrivate } = first as Leaf;
    const shown = isPrivate ? '' : `: ${cutAtWord(oneLine(String(value)), 60)}`;
    const count = others.length ? ` (${englishCount(others.length + 1, 'value')})` : shown;
    const rank = /^(\$schema|meta|metadata|language)\b/.test(pattern) ? 2 : Number(isPrivate);
    return { rank, line: `${others.length ? pattern : path}${count}${isPrivate ? ', which is private' : ''}` };
  });
  return lines.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line);
}
