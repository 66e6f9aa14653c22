/** What a JSON Resume says, text by text, and how texts are compared with pages and PDFs. */
import { JSDOM } from 'jsdom';

/** A text of a résumé, and where it is: `work[0].highlights[2]`. */
export interface Statement {
  from: string;
  text: string;
}

/** What describes the file, leads elsewhere or is private; dates are written in other forms. */
const unsaid =
  /^(\$schema|meta|x-vitrine|language|url|website|doi|kind|slides|video|images?|picture|photo|.*date|address|postalCode|countryCode|stars)$/i;
/** How to reach somebody who vouches for the owner, and what is one of the site's own categories. */
const isElsewhere = /^references.*(email|phone|contact)$|^projects\[\d+\]\.type$/i;

/** Returns every text of a résumé that a reader should find. */
export function statementsOf(value: unknown, from = ''): Statement[] {
  if (typeof value === 'number') return [{ from, text: String(value) }];
  if (typeof value === 'string') return value.trim() ? [{ from, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => statementsOf(item, `${from}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  // The address of a profile says the name.
  const isLinked = from.startsWith('basics.profiles') && 'url' in value && value.url;
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isLinked && name === 'username') return [];
    // A language of a person's is a text, the language of the file is none.
    if (unsaid.test(name) && !(name === 'language' && from.startsWith('languages['))) return [];
    const path = from ? `${from}.${name}` : name;
    return isElsewhere.test(path) ? [] : statementsOf(inner, path);
  });
}

/** HTML and Markdown as words, a line a block. */
function plain(text: string): string {
  const html = text.replace(/<(?!\/?[a-z][^<>]*>)/gi, '&lt;').replace(/<(\/?(p|li|br|div|ul|ol|h\d)\b)/gi, '\n<$1');
  const { textContent } = new JSDOM(html).window.document.body;
  return textContent.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<https?:[^>]*>/g, '');
}

/** A text in the form in which texts are compared: letters and digits alone. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Plain text has the address of a link behind its words. */
export const withoutAddresses = (text: string) => text.replace(/ \((https?:\/\/|mailto:)[^()\s]*\)/g, '');

/** Whether a text has letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** Marks that turn the direction, which Poppler adds. */
const turns = /[\u200e\u200f\u202a-\u202e]/g;
/** The letters of a word, each once: readers of PDFs double letters with marks, and turn around what is joined. */
const lettersOf = (word: string) => [...new Set(folded(word).replace(/\p{M}/gu, ''))].sort().join('');
const wordsIn = (text: string) => text.replace(turns, '').split(/[^\p{L}\p{M}\p{N}]+/u);

/** Whether each word of a text is there by its letters, in up to three pieces. */
export function hasWords(whole: string, text: string): boolean {
  const words = wordsIn(whole);
  const all = new Set(
    words.flatMap((_, at) => [1, 2, 3].map((pieces) => lettersOf(words.slice(at, at + pieces).join('')))),
  );
  return wordsIn(plain(text)).every((word) => all.has(lettersOf(word)));
}

/** Whether a text is there, sentence by sentence: a page may begin a long one in one place and end it in another. */
export function isIn(whole: string, text: string): boolean {
  const parts = plain(text)
    .split(/\n|(?<=[.!?])\s+|(?<=[。！？])/)
    .map(folded);
  return parts.every((part) => whole.includes(part));
}
