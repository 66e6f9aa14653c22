import { fitsLines, softHyphen } from '#base/characters.ts';
import { hyphenate } from '#base/hyphenate.ts';

/** How many lines of how many characters a caption can have, in a narrow and in a wide window. */
export interface CaptionRoom {
  narrow: number;
  wide: number;
}

/** Returns a name with soft hyphens in words that don't fit. A longer name is cut after a word, with `…`. */
export function captionOf(name: string, language: string, { narrow, wide }: CaptionRoom): string {
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
