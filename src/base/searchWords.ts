import { eastAsian } from './characters.ts';

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;

/** Returns the words of a text for search, without case and accents. `C++` and `C#` keep their signs. */
export function searchWords(text: string, language: string): string[] {
  // Made when needed: most texts have spaces between their words.
  let segmenter: Intl.Segmenter | undefined;
  return (text.match(word) ?? [])
    .flatMap((found) => {
      if (!eastAsian.test(found)) return found;
      segmenter ??= new Intl.Segmenter(language, { granularity: 'word' });
      return Array.from(segmenter.segment(found), ({ segment }) => segment);
    })
    .map((found) => found.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
