import { hyphenate } from '#base/hyphenate.ts';

/** Elements whose text stays as it is or is hydrated; other tags. The rest is text. */
const parts =
  /(<(title|script|style|svg|math|pre|code|kbd|textarea|astro-island)\b[\s\S]*?<\/\2>|<a [^>]*"mailto:[\s\S]*?<\/a>)|(<[^>]*>)|[^<]+/g;
const withoutEnd = /^<(!|(br|hr|img|input|link|meta|source|wbr)\b)|\/>$/;

/** The most letters that fit in the narrowest columns. */
const fittingLetters = 13;

/** Joins French marks to the words beside them. */
const joinMarks = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

/** Returns a page with soft hyphens in long words, and no line that begins with a French mark. */
export function typeset(html: string): string {
  /** Of the elements around the text. */
  const languages: string[] = [];
  return html.replace(parts, (part: string, whole?: string, _?: string, tag?: string) => {
    if (whole) return part;
    const language = languages.at(-1) ?? '';
    if (!tag) {
      const divided = hyphenate(part, language, fittingLetters);
      return /^fr\b/.test(language) ? joinMarks(divided) : divided;
    }
    if (tag.startsWith('</')) languages.pop();
    else if (!withoutEnd.test(tag)) languages.push(/ lang="([^"]+)"/.exec(tag)?.[1] ?? language);
    return part;
  });
}
