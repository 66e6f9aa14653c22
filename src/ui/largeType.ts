/** First glyphs by their left side bearing: of a stem, a bowl, or a slanted side. */
const sides: readonly (readonly [name: string, glyphs: RegExp])[] = [
  ['stem', /^[BDEFHK-NPRUbhk-npru]/],
  ['bowl', /^[CGIOQacdeioqsz05689"“‘¡(]/],
  ['slant', /^[JSTV-XZfgjtv-y1-47¿#]/],
];

/** Returns the class that hangs large text to the left edge by the side of its first glyph: see base.css. */
export const hangOf = (text: string): string =>
  sides.find(([, glyphs]) => glyphs.test(text.normalize('NFKD')))?.[0] ?? '';

/** Returns how much smaller a statement is set, so that what follows stays on its screen or card. */
export const sizeOf = ({ length }: string): 'long' | 'longest' | undefined =>
  length > 80 ? 'longest' : length > 40 ? 'long' : undefined;

/** Scripts whose lines may end inside of a word. */
const breakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a page's title is set smaller: it has more than 40 characters, or a word that no line of the usual size holds. */
export function isLongTitle(title: string): boolean {
  const words = title.split(/[\s\p{Pd}]+/u).filter((word) => !breakable.test(word));
  return [...title].length > 40 || words.some((word) => [...word].length > 18);
}
