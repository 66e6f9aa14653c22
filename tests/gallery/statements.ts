import { parseHtml } from '../parseHtml.ts';

/** Texts of a JSON Resume, and functions that find them in pages and PDFs. */

/** A text of a résumé, and where it is: `work[0].highlights[2]`. */
export interface Statement {
  from: string;
  text: string;
}

/** Fields that sites don't show as text: metadata, URLs, private data. Dates are formatted differently. */
const hiddenFields =
  /^(\$schema|meta|language|url|website|doi|kind|slides|video|images?|picture|photo|.*date|address|postalCode|countryCode|stars)$/i;
/** Contact details of references, which sites don't show, and types of projects, which become categories. */
const isElsewhere = /^references.*(email|phone|contact)$|^projects\[\d+\]\.type$/i;

/** Returns every text of a résumé that a reader should find. */
export function statementsOf(value: unknown, from = ''): Statement[] {
  if (typeof value === 'number') return [{ from, text: String(value) }];
  if (typeof value === 'string') return value.trim() ? [{ from, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => statementsOf(item, `${from}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  // The URL of a profile contains the username.
  const isLinked = from.startsWith('basics.profiles') && 'url' in value && value.url;
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isLinked && name === 'username') return [];
    // Shows languages of a person, but not the language of the file.
    if (hiddenFields.test(name) && !(name === 'language' && from.startsWith('languages['))) return [];
    const path = from ? `${from}.${name}` : name;
    return isElsewhere.test(path) ? [] : statementsOf(inner, path);
  });
}

/** Returns HTML and Markdown as plain text, with a line for each block. */
function plain(text: string): string {
  const html = text.replace(/<(?!\/?[a-z][^<>]*>)/gi, '&lt;').replace(/<(\/?(p|li|br|div|ul|ol|h\d)\b)/gi, '\n<$1');
  const { textContent } = parseHtml(html).body;
  return textContent.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<https?:[^>]*>/g, '');
}

/** Returns a text in the form for comparisons: only letters and digits. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Removes URLs, which plain text has after the text of a link. */
export const withoutUrls = (text: string) => text.replace(/ \((https?:\/\/|mailto:)[^()\s]*\)/g, '');

/** Returns whether a text has letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** Characters for the direction of text, which Poppler adds. */
const directionMarks = /[\u200e\u200f\u202a-\u202e]/g;
/** Returns the distinct letters of a word: PDF readers double letters with marks, and reverse ligatures. */
const lettersOf = (word: string) => [...new Set(folded(word).replace(/\p{M}/gu, ''))].sort().join('');
const wordsIn = (text: string) => text.replace(directionMarks, '').split(/[^\p{L}\p{M}\p{N}]+/u);

/** Returns whether `whole` has the letters of each word of a text, in up to three pieces. */
export function hasWords(whole: string, text: string): boolean {
  const words = wordsIn(whole);
  const all = new Set(
    words.flatMap((_, at) => [1, 2, 3].map((pieces) => lettersOf(words.slice(at, at + pieces).join('')))),
  );
  return wordsIn(plain(text)).every((word) => all.has(lettersOf(word)));
}

/** Returns whether `whole` has each sentence of a text: a page can show parts of a long text in different places. */
export function isIn(whole: string, text: string): boolean {
  const parts = plain(text)
    .split(/\n|(?<=[.!?])\s+|(?<=[。！？])/)
    .map(folded);
  return parts.every((part) => whole.includes(part));
}
