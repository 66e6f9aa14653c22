import { lettersOf } from './faces.ts';

/** Control characters, and marks that are invisible and that nobody who copies the text expects in it. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|(?!\s)\p{Cc}/gu;
/** Typographic ligatures as letters of their own (ﬁ), as they come along with text copied from a PDF. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Text as one line, in the letters that search and résumé readers know. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(ligatures, (letter) => letter.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text without letters that no typeface has: a sign is left out, a letter or digit, or all, becomes a question mark. */
export function without(lacking: ReadonlySet<string>, text: string): string {
  const letters = lettersOf(text).map((letter) => {
    if (!lacking.has(letter)) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
  });
  return plain(letters.join('')) || '?';
}
