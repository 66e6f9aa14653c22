import { fitsLines, softHyphen } from '#base/characters.ts';
import { hyphenate } from '#base/hyphenate.ts';

/**
 * Returns a name with soft hyphens in words that don't fit. A longer name is cut after a word, with `…`.
 * @param room characters of a line in a narrow window, which has three, and in a wide one, which has two
 */
export function captionOf(name: string, language: string, room: { narrow: number; wide: number }): string {
  const { narrow, wide } = room;
  const divided = hyphenate(name, language, narrow);
  // A word with two hyphens is harder to read than its beginning.
  const hasOneHyphen = (word: string) => !word.includes(softHyphen) || fitsLines(word, narrow, 2);
  const fits = (text: string) =>
    fitsLines(text, narrow, 3) && fitsLines(text, wide, 2) && text.split(/\s/).every(hasOneHyphen);
  if (fits(divided)) return divided;
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(divided);
  const parts = Array.from(words, ({ segment }) => segment);
  for (let end = parts.length - 1; end > 0; end--) {
    const cut = `${parts
      .slice(0, end)
      .join('')
      .replace(/[\s,;.:、，。：・\p{Pd}]+$/u, '')}…`;
    if (fits(cut)) return cut;
  }
  return divided;
}
