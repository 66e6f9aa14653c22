import { rtlScripts } from './languageTag.ts';

/** Letters of scripts that are written from right to left, for expressions with the flag `u`. */
export const rtlLetter = `[${rtlScripts.map((script) => `\\p{sc=${script}}`).join('')}]`;

const rtl = new RegExp(rtlLetter, 'u');
const signs = /(?<=\p{sc=Latin})[+#]+(?![\p{L}\p{N}+#])/gu;
const [ltrMark, rtlMark] = ['\u200e', '\u200f'];

/** Returns a text with an invisible mark after C++ and C#, which browsers show as ++C beside right-to-left words. */
export const keepSigns = (text: string, isRtl = rtl.test(text)): string =>
  isRtl ? text.replace(signs, `$&${ltrMark}`) : text;

/**
 * Returns an invisible mark for the start of a text that is written from right to left, but starts with a Latin name:
 * browsers would order its words by its first letter. Otherwise returns nothing.
 */
export function directionMark(text: string): string {
  if (!rtl.test(text)) return '';
  const letters = text.match(/\p{L}/gu) ?? [];
  const isRtl = letters.filter((letter) => rtl.test(letter)).length * 2 > letters.length;
  return isRtl && !rtl.test(letters[0] ?? '') ? rtlMark : '';
}

/** Returns a text of one paragraph with the marks that browsers need to order its words. */
export const withDirection = (text: string): string => directionMark(text) + keepSigns(text);
