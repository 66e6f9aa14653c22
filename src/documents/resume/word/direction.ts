/** Splits text by writing direction: Word reverses only runs that are marked as right to left. */
import { rtlLetter } from '#base/direction.ts';

const ltr = String.raw`(?!${rtlLetter})\p{L}`;
/** Returns an expression that matches from the first letter of a direction to its last, with all between. */
const span = (letter: string, other: string, last: string) =>
  new RegExp(`(?:${letter})(?:(?:(?!${other})[^])*(?:${last}))?`, 'gu');
const rtlParts = span(rtlLetter, ltr, rtlLetter);
const ltrParts = span(ltr, rtlLetter, String.raw`${ltr}|[\p{N}+#]`);

export interface BidiRun {
  text: string;
  isRtl: boolean;
}

/** Returns the other direction if the first letter and most others have it: Arabic may start with a Latin name. */
export function textDirection(text: string, base: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = text.match(new RegExp(base === 'rtl' ? ltr : rtlLetter, 'gu')) ?? [];
  const isOther = others.length * 2 > letters.length && letters[0] === others[0];
  return isOther === (base === 'rtl') ? 'ltr' : 'rtl';
}

/** An invisible mark: LibreOffice would reverse a phone number in a text from right to left. */
const ltrMark = '\u200e';

/** Returns the parts of a text in order. `base` is the direction of characters other than letters. */
export function partsByDirection(text: string, base: 'ltr' | 'rtl', isLtr = false): BidiRun[] {
  const isRtl = base === 'rtl';
  if (isLtr) return [{ text: isRtl && !/^\p{L}/u.test(text) ? ltrMark + text : text, isRtl: false }];
  const parts: BidiRun[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(isRtl ? ltrParts : rtlParts)) {
    if (index > end) parts.push({ text: text.slice(end, index), isRtl });
    parts.push({ text: found, isRtl: !isRtl });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isRtl });
  return parts;
}
