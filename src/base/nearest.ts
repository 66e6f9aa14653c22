import { closestMatch } from 'leven';
import type { ProblemFacts } from './problemTexts.ts';

/** A longer one, such as an image as a URL, would take seconds. */
const longest = 200;

/** Returns the word that was probably meant, if there is one: its case, or at most a third of the characters may differ. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > longest) return undefined;
  const same = words.find((each) => each.toLowerCase() === word.toLowerCase());
  return same ?? closestMatch(word, words, { maxDistance: Math.ceil(word.length / 3) });
}

/** Returns the word that was probably meant for a problem, or else other facts. */
export function suggest(word: string, words: readonly string[], otherwise: ProblemFacts = {}): ProblemFacts {
  const meant = nearest(word, words);
  return meant === undefined ? otherwise : { meant: [meant] };
}

/** Returns `. Did you mean "article"?`; empty if no word is similar. */
export function didYouMean(word: string, words: readonly string[]): string {
  const suggested = nearest(word, words);
  return suggested === undefined ? '' : `. Did you mean "${suggested}"?`;
}
