/** Returns the smaller size of a long statement, so that the content below stays on the same screen or card. */
export const sizeOf = ({ length }: string): 'long' | 'longest' | undefined =>
  length > 80 ? 'longest' : length > 40 ? 'long' : undefined;

/** Scripts in which a line can end inside a word. */
const breakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const longestWord = (title: string, between: RegExp): number =>
  Math.max(
    ...title
      .split(between)
      .filter((word) => !breakable.test(word))
      .map((word) => [...word].length),
    0,
  );

/** Where a line can end. */
const breaks = /[\s\p{Pd}]+/u;

/** Returns whether a title is set smaller: it has more than 40 characters, or a word too long for a line. */
export const isLongTitle = (title: string): boolean => [...title].length > 40 || longestWord(title, breaks) > 18;

/** Returns the smaller size of a title on a drawing: one with a long word, also with a hyphen, would reach into it. */
export function titleSizeOf(title: string): 'long' | 'longest' | undefined {
  if (longestWord(title, breaks) > 15) return 'longest';
  return sizeOf(title) ?? (longestWord(title, /\s+/) > 11 ? 'long' : undefined);
}
