import { charactersOf } from '#base/characters.ts';

/** Control characters and invisible marks, which copied text must not contain. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|(?!\s)\p{Cc}/gu;
/** Typographic ligatures as characters of their own (ﬁ), which occur in text copied from a PDF. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Superscript and subscript digits and signs, of which the fonts have almost none. */
const raised = /[⁰ⁱ¹²³⁴-ⁿ]+/g;
const lowered = /[₀-₎ₐ-ₜ]+/g;
const kept = /^[¹²³]+$/;

/** Returns text as one line, in characters that search and applicant tracking systems understand. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(ligatures, (character) => character.normalize('NFKC'))
    .replace(raised, (signs) => (kept.test(signs) ? signs : `^${signs.normalize('NFKC')}`))
    .replace(lowered, (signs) => signs.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns what replaces a character that no font has: its letter without marks, nothing for a sign, or a question mark. */
function standIn(character: string): string {
  const [, base] = /^([a-z])\p{M}+$/iu.exec(character.normalize('NFD')) ?? [];
  if (base) return base;
  return /[\p{L}\p{N}]/u.test(character) ? '?' : '';
}

/** Returns a text with stand-ins, which may be empty. */
export function replaceLacking(lacking: ReadonlySet<string>, text: string): string {
  const shown = charactersOf(text).map((each) => (lacking.has(each) ? standIn(each) : each));
  return printable(shown.join(''));
}

/** Returns a text with stand-ins like `replaceLacking`; if nothing is left, a question mark. */
export const without = (lacking: ReadonlySet<string>, text: string): string => replaceLacking(lacking, text) || '?';
