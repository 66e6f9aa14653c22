import { lettersOf } from './faces.ts';

/** Control characters, and marks that are invisible and that nobody who copies the text expects in it. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|(?!\s)\p{Cc}/gu;
/** Typographic ligatures as characters of their own (ﬁ), as they come along with text copied from a PDF. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Raised and lowered digits and signs, of which the fonts have next to none. */
const raised = /[⁰¹²³⁴-⁾]+/g;
const lowered = /[₀-₎]+/g;
const kept = /^[¹²³]+$/;

/** Text as one line, in the characters that search and résumé readers know. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(ligatures, (letter) => letter.normalize('NFKC'))
    .replace(raised, (signs) => (kept.test(signs) ? signs : `^${signs.normalize('NFKC')}`))
    .replace(lowered, (signs) => signs.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns what replaces a character that no font has: nothing for a sign, a question mark for a character or digit. */
export function standIn(letter: string): '' | '?' {
  return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
}

/** Text without characters that no font has, each replaced; if nothing is left, a question mark. */
export function without(lacking: ReadonlySet<string>, text: string): string {
  const letters = lettersOf(text).map((letter) => (lacking.has(letter) ? standIn(letter) : letter));
  return plain(letters.join('')) || '?';
}
