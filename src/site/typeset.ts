import { inPattern } from '#base/characters.ts';
import { hyphenate } from '#base/hyphenate.ts';
import { englishIn, gap } from '#base/uiStrings/ownStrings.ts';
import { ownStringsFor } from '#base/uiStrings.ts';

/** Elements whose text stays as it is or is hydrated; other tags. The rest is text. */
const parts =
  /(<(title|script|style|svg|math|pre|code|kbd|textarea|astro-island)\b[\s\S]*?<\/\2>|<a [^>]*"mailto:[\s\S]*?<\/a>)|(<[^>]*>)|[^<]+/g;
const withoutEnd = /^<(!|(br|hr|img|input|link|meta|source|wbr)\b)|\/>$/;

/** The most letters that fit in the narrowest columns. */
const fittingLetters = 13;

/** Joins French marks to the words beside them. */
const joinMarks = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

/** Returns the texts of a language that are still in English; undefined if the owner has no strings of it. */
function englishTexts(language: string): RegExp | undefined {
  const own = ownStringsFor(language);
  const texts = own && englishIn(own).map((text) => inPattern(escaped(text)).replaceAll(gap, '.+'));
  return texts && new RegExp(`^[\\s,]*(?:${texts.join('|')})\\s*$`);
}

/**
 * Returns a page with soft hyphens in long words, no line that begins with a French mark, and the language of strings that
 * the owner has not translated.
 */
export function typeset(html: string): string {
  const english = englishTexts(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '');
  /** Of the elements around the text. */
  const languages: string[] = [];
  return html.replace(parts, (part: string, whole?: string, _?: string, tag?: string) => {
    if (whole) return part;
    const language = languages.at(-1) ?? '';
    if (!tag && english?.test(part)) return `<span lang="en">${part}</span>`;
    if (!tag) {
      const divided = hyphenate(part, language, fittingLetters);
      return /^fr\b/.test(language) ? joinMarks(divided) : divided;
    }
    if (tag.startsWith('</')) languages.pop();
    else if (!withoutEnd.test(tag)) languages.push(/ lang="([^"]+)"/.exec(tag)?.[1] ?? language);
    return part;
  });
}
