import { rtlScripts } from './languageTag.ts';

/** Letters of scripts that are written from right to left, for expressions with the flag `u`. */
export const rtlLetter = `[${rtlScripts.map((script) => `\\p{sc=${script}}`).join('')}]`;

const rtl = new RegExp(rtlLetter, 'u');
const signs = /(?<=\p{sc=Latin})[+#]+(?![\p{L}\p{N}+#])/gu;
const [ltrMark, rtlMark] = ['\u200e', '\u200f'];

/** Returns a text with an invisible mark after C++ and C#, which browsers show as ++C beside right-to-left words. */
export const keepSigns = (text: string, isRtl = rtl.test(text)): string =>
  isRtl ? text.replace(signs, `$&${ltrMark}`) : text;

/** Returns a mark for a right-to-left text that starts with a Latin name, by which browsers would order its words. */
export function directionMark(text: string): string {
  if (!rtl.test(text)) return '';
  const letters = text.match(/\p{L}/gu) ?? [];
  const isRtl = letters.filter((letter) => rtl.test(letter)).length * 2 > letters.length;
  return isRtl && !rtl.test(letters[0] ?? '') ? rtlMark : '';
}

export const withDirection = (text: string): string => directionMark(text) + keepSigns(text);
