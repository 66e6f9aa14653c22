import { expect, it } from 'vitest';
import { cutAtWord, fitsLines, isSeen, shorten, strayIn, tidy, widthOf } from './characters.ts';

it('makes text one line, without marks of direction', () => {
  expect(tidy(' a\r\n\tb\u2028c  d ')).toBe('a b c d');
  expect(tidy('\u202a+1 614\u202c')).toBe('+1 614');
  expect(tidy('\u200bHydrologist \u200b❤\ufe0f')).toBe('Hydrologist \u200b❤\ufe0f');
  expect(tidy('1\u00a0km'), 'a no-break space stays').toBe('1\u00a0km');
});

it.each(['', ' ', '\u200b\u00ad', '\ufeff', '\u3164'])('finds nothing visible in %j', (text) =>
  expect(isSeen(text)).toBe(false),
);
it.each(['.', '漢', '\u200b1', '👩‍👩‍👧‍👦'])('finds something visible in %s', (text) => expect(isSeen(text)).toBe(true));

it.each([
  ['a\0', 'U+0000'],
  ['\ufffe', 'U+FFFE'],
])('finds invalid characters in %j', (text, name) => expect(strayIn(text)).toBe(name));
it.each(['a\nb\tc', 'שלום', '👩‍👩‍👧‍👦', '\ufffd', '\u{e000}'])('finds no invalid character in %j', (text) => {
  expect(strayIn(text)).toBeUndefined();
});

it.each([
  ['exactly', 5, 'exac…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('shortens %s to %i whole characters', (text, most, short) => expect(shorten(text, most)).toBe(short));

it.each([
  ['data', 4],
  ['데이터', 6],
  ['a 🚀', 4],
])('measures %s as %i Latin characters', (text, width) => expect(widthOf(text)).toBe(width));

it.each([
  ['Wallpapers', 9, false],
  ['Logiciel pour la gestion', 9, false],
  ['कककककककक्षि', 9, true],
  ['Mock-interview', 9, true],
  ['Uni\u00adver\u00adsity of', 7, true],
  ['Uni\u00adver\u00adsity of', 6, false],
  ['一二三四五六七八九十一二三', 9, false],
])('fits %s into two lines of %i characters: %s', (name, characters, isFitting) => {
  expect(fitsLines(name, characters)).toBe(isFitting);
});

it.each([
  ['exactly 10', 'exactly 10'],
  ['exactly ten', 'exactly…'],
  ['🚀🚀🚀🚀🚀🚀', '🚀🚀🚀🚀…'],
])('cuts "%s" to "%s"', (text, expected) => {
  expect(cutAtWord(text, 10)).toBe(expected);
});
