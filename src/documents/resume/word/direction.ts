/** Splits text by writing direction: Word reverses only runs that are marked as right to left. */

const rtl = String.raw`[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]`;
const ltr = String.raw`(?!${rtl})\p{L}`;
/** Returns an expression that matches from the first letter of a direction to its last, with all between. */
const span = (letter: string, other: string, last: string) =>
  new RegExp(`(?:${letter})(?:(?:(?!${other})[^])*(?:${last}))?`, 'gu');
const rtlParts = span(rtl, ltr, rtl);
const ltrParts = span(ltr, rtl, String.raw`${ltr}|[\p{N}+#]`);

export interface Part {
  text: string;
  isRtl: boolean;
}

/**
 * Invisible direction marks. LibreOffice ignores the file's direction for text without letters: it would reverse a phone
 * number, and order the URLs around a separator from left to right.
 */
const [ltrMark, rtlMark] = ['\u200e', '\u200f'];

/**
 * Returns the parts of a text in order.
 * @param base direction of characters other than letters
 * @param isLtr whether the text is a URL or a number, which is always left to right
 */
export function partsByDirection(text: string, base: 'ltr' | 'rtl', isLtr = false): Part[] {
  const isRtl = base === 'rtl';
  if (isLtr) return [{ text: isRtl && !/^\p{L}/u.test(text) ? ltrMark + text : text, isRtl: false }];
  if (isRtl && !/[\p{L}\p{N}]/u.test(text)) return [{ text: text.replace(/\S/u, `$&${rtlMark}`), isRtl }];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(isRtl ? ltrParts : rtlParts)) {
    if (index > end) parts.push({ text: text.slice(end, index), isRtl });
    parts.push({ text: found, isRtl: !isRtl });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isRtl });
  return parts;
}
