import { closestMatch } from 'leven';

/** `; did you mean article?`, or nothing where no word is near: at most a third of the letters may differ. */
export function didYouMean(word: string, words: readonly string[]): string {
  const meant = closestMatch(word, words, { maxDistance: Math.ceil(word.length / 3) });
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}
