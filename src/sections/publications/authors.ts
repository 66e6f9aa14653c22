/** Reads authors as résumés list them: one by one, or in one text. */
import { isSeen } from '#base/characters.ts';
import { paragraphs } from '#base/resumeText/text.ts';

interface Authors {
  names: string[];
  others: boolean;
}

const moreAtEnd = /(?:^|[\s,;，、；]+)(?:(?:and|&)\s+)?(?:et\.?\s+al\.?|others|u\.\s?a\.|и\s+др\.?|等|…|\.{3})\s*$/iu;
const nobody = /^(n\/?a|none|null|unknown|-+)$/i;
const footnoteMark = /[*†‡§¶‖#⁰¹²³⁴⁵⁶⁷⁸⁹]+(?=\s*$)/u;
/** `B. C.` or `Jr.` after a comma belongs to the name before it. */
const partOfName = /^(?:(?:\p{Lu}\.?[\s-]?){1,4}|(?:Jr|Sr|II|III|IV|Ph\.?\s?D|M\.?D|Dr)\.?)$/u;
const words = (name: string) => name.split(/\s+/).length;

/** Reads the authors of a publication; each of several texts is one name. */
export function readAuthors(texts: readonly string[]): Authors {
  const lines = texts.flatMap((text) => text.split('\n')).flatMap(paragraphs);
  const whole = lines.map((line) => line.replace(moreAtEnd, '')).filter(Boolean);
  const others = lines.some((line) => moreAtEnd.test(line));
  const names = (whole.length > 1 ? whole : whole.flatMap(split)).map((name) => name.replace(footnoteMark, '').trim());
  return { names: names.filter((name) => isSeen(name) && /\p{L}/u.test(name) && !nobody.test(name)), others };
}

function split(text: string): string[] {
  if (/[;；]/.test(text)) return text.split(/[;；]/).map((name) => name.replace(/^\s*(?:and\s|&)\s*/i, ''));
  const parts = text.split(/\s*,?\s+(?:and|und|et|и)\s+|\s*,?\s*&\s*/iu).filter(Boolean);
  const areFamilies = parts.length > 1 && parts.some((part) => words(part) === 1);
  return parts.flatMap((part) => {
    const pieces = part.split(/\s*[,，、]\s*/).filter(Boolean);
    // `Sample, Ada`
    if (/^[^,]+, \S+$/.test(part) && !areFamilies) return part;
    const names: string[] = [];
    for (const piece of pieces) {
      const last = names.pop();
      if (last && partOfName.test(piece)) names.push(`${last}, ${piece}`);
      else names.push(...(last ? [last] : []), piece);
    }
    return names;
  });
}
