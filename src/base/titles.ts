/** Scripts whose lines may end inside of a word. */
const breakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a page's title is set smaller: it has more than 40 characters, or a word that no line of the usual size holds. */
export function isLongTitle(title: string): boolean {
  const words = title.split(/[\s\p{Pd}]+/u).filter((word) => !breakable.test(word));
  return [...title].length > 40 || words.some((word) => [...word].length > 18);
}
