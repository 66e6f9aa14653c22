const invalidCharacter = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
/** Marks that change the direction of the text after them. Pages set the direction themselves. */
const turning = /[\u202a-\u202e]/g;
const unseen = /[\s\p{Default_Ignorable_Code_Point}]/gu;

const outer = /^[\s\u200b\u2060]+|[\s\u200b\u2060]+$/g;

/** Returns text as one line: without marks that change its direction, with one space for each gap, and none at its ends. */
export function tidy(text: string): string {
  return text
    .replace(turning, '')
    .replace(/[\t\n\r \u2028\u2029]+/g, ' ')
    .replace(outer, '');
}

export function isSeen(text: string): boolean {
  return text.replace(unseen, '') !== '';
}

/** Returns the first invalid character of a text, as Unicode names it: `U+0008`. */
export function strayIn(text: string): string | undefined {
  const code = invalidCharacter.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns text that can't control a terminal or change its direction: such a character is shown as `\u{1b}`. */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text, as a reader counts them: a base with its marks, an emoji of several code points. */
export const charactersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const charactersIn = (text: string): number => charactersOf(text).length;

export const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60ー]|\p{Emoji_Presentation}/gu;

export const widthOf = (text: string): number => charactersIn(text) + (text.match(wide)?.length ?? 0);

export const softHyphen = '\u00ad';

/** Where a line can end in a word: after a hyphen, or between characters of scripts without spaces. */
const unspaced = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}]';
const breaks = new RegExp(`(?<=\\p{L}-|${softHyphen})(?=\\p{L})|(?<=${unspaced})(?=${unspaced})`, 'u');

/** Returns whether a text fits lines of a number of characters without breaking a word. A line can end after a hyphen. */
export function fitsLines(text: string, characters: number, most = 2): boolean {
  let [lines, used] = [1, 0];
  for (const word of text.trim().split(/[^\S\u00a0]+/)) {
    for (const [index, part] of word.split(breaks).entries()) {
      // In the site's fonts, wide characters are two thirds wider than Latin ones.
      const length = charactersIn(part) + (part.match(wide)?.length ?? 0) * (2 / 3);
      if (length > characters) return false;
      const after = used && used + (index ? 0 : 1) + length;
      const isNext = after > characters;
      lines += isNext ? 1 : 0;
      // Within a line, a soft hyphen has no width.
      used = (isNext ? length : after || length) - (part.endsWith(softHyphen) ? 1 : 0);
    }
  }
  return lines <= most;
}

export function shorten(text: string, most: number): string {
  // Cut first: no real character has more than 40 code units.
  const parts = charactersOf(text.slice(0, most * 40));
  return parts.length > most ? `${parts.slice(0, most - 1).join('')}…` : text;
}

/** Cuts a line of the owner's at a word where it is too long, with `…`; `shorten` is for messages. */
export function cutAtWord(line: string, max: number): string {
  if (line.length <= max) return line;
  const start = line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const word = /\s/.test(line.charAt(max - 1)) ? max : start.lastIndexOf(' ');
  return `${start.slice(0, word > max / 2 ? word : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Returns a text for comparing: letters and digits without case, accents and variants. `Straße` is `strasse`. */
export const folded = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Scripts whose characters say as much as two or three Latin ones. */
export const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns a text for a regular expression, in which every character is itself. Node.js 22 has no `RegExp.escape`. */
export const inPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const zip = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((character, index) => [character, [...to][index] ?? '']));

/** Subscript and superscript characters, by what people type. */
export const scriptCharacters = {
  sub: zip('0123456789+-−=()aehklmnopstx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕₖₗₘₙₒₚₛₜₓ'),
  sup: zip('0123456789+-−=()in∘*⋆′†‡', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ°*⋆′†‡'),
};

/** Returns digits, signs and raised `i` and `n` as superscript or subscript characters; other text as it is. */
export function shifted(text: string, tag: string): string {
  const characters = [...text.trim()].map((character) => scriptCharacters[tag === 'sub' ? tag : 'sup'].get(character));
  const isWord = tag === 'sub' && /[a-z]/.test(text);
  return isWord || characters.includes(undefined) ? text : characters.join('');
}
