/** The HTML tags that Markdown may hold, in text that isn't Markdown. */

import { allowed } from './htmlTags.ts';

const raised = new Map([...'0123456789+-−=()'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'][index] ?? sign]));
const lowered = new Map([...'0123456789+-−=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][index] ?? sign]));

/** The innermost pair of tags. */
const pair = new RegExp(`<(${allowed.join('|')})(?:\\s[^<>]*)?>([^<>]*)</\\1\\s*>`, 'gi');

/** Returns digits and signs as superscript or subscript characters; other text as it is. */
export function shifted(text: string, tag: string): string {
  const signs = tag === 'sub' ? lowered : raised;
  const characters = [...text.trim()];
  return characters.every((character) => signs.has(character))
    ? characters.map((character) => signs.get(character)).join('')
    : text;
}

/** How many pairs within each other are read. */
const deepest = 10;

/**
 * Returns text without tags in pairs: fields are plain text on the page, in the PDF, in the feed and in all else that
 * is made of them. Any other tag stays as it is.
 */
export function plainHtml(text: string, depth = deepest): string {
  const plain = text.replace(/<br\s*\/?>/gi, ' ').replace(pair, (_, written: string, content: string) => {
    const tag = written.toLowerCase();
    if (tag === 'sub' || tag === 'sup') return shifted(content, tag);
    return tag === 'summary' ? `${content} ` : content;
  });
  return plain === text || !depth ? plain : plainHtml(plain, depth - 1);
}
