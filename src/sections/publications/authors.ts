/** Reads authors as résumés list them: one by one, or in one text. */
import { eastAsian, isSeen } from '#base/characters.ts';
import { paragraphs } from '#base/resumeText/text.ts';

interface Authors {
  /** `Ada Sample`, `Sample, Ada`, or the name of a group. */
  names: string[];
  /** Whether there are more: "et al.". */
  others: boolean;
}

const moreAtEnd =
  /(?:^|[\s,;，、；]+)(?:(?:and|&)\s+)?(?:et\.?\s+al\.?|(?:and\s+)?others|u\.\s?a\.|и\s+др\.?|等|…|\.{3})\s*$/iu;
const nobody = /^(n\/?a|none|null|unknown|-+)$/i;
/** A footnote's mark behind a name. */
export const footnoteMark = /[*†‡§¶‖#⁰¹²³⁴⁵⁶⁷⁸⁹]+(?=\s*$)/u;

const someInitials = String.raw`(?:\p{Lu}\.?[\s-]?){1,4}`;
const initials = new RegExp(`^${someInitials}$`, 'u');
/** `Sample AB` or `Sample A. B.`, as medical journals write, and all in Russian. */
const familyFirst = /^(.*\p{Ll}.*?)\s+((?:\p{Lu}\.?[\s-]?){1,3})$/u;
/** `van der` of a family name. */
const particles = /^(?:\p{Ll}+\s+)+(?=\p{Lu})/u;
const suffix = /^(Jr|Sr|II|III|IV|Ph\.?\s?D|M\.?D|M\.?Sc|B\.?Sc|Dr)\.?$/i;
const words = (name: string) => name.split(/\s+/).length;
/** In Spanish and others a single letter joins names, but also the parts of one: `Ortega y Gasset`. */
const and = /\s*,?\s+and\s+|\s*,?\s*&\s*|(?<=\S\s+\S+)\s+(?:und|et|y|e|и|och|og|en|ve)\s+(?=\S+\s+\S)/iu;

/** Reads the authors of a publication; each of several texts is one name. */
export function readAuthors(texts: readonly string[]): Authors {
  const lines = texts.flatMap((text) => text.split('\n')).flatMap(paragraphs);
  const text = lines.map((line) => line.replace(moreAtEnd, ''));
  const others = String(text) !== String(lines);
  const [only, ...more] = text.filter((line) => line !== '');
  const names = only === undefined ? [] : more.length ? restoreInitials([only, ...more]) : split(only);
  const clean = names.map((name) => name.replace(footnoteMark, '').trim());
  return { names: clean.filter((name) => isSeen(name) && /\p{L}/u.test(name) && !nobody.test(name)), others };
}

function split(text: string): string[] {
  if (/[;；]/.test(text)) return text.split(/[;；]/).map((name) => name.replace(/^\s*(?:and\s|&)\s*/i, ''));
  const parts = text.split(and).filter((part) => /\p{L}/u.test(part));
  const pieces = parts.map((part) => part.split(/\s*[,，、]\s*/).filter(Boolean));
  // `Sample, Ada and Muster, Bo`
  if (pieces.length > 1 && pieces.every(({ length }) => length === 2)) return parts;
  return restoreInitials(joinPieces(pieces.flat()));
}

function joinPieces(pieces: readonly string[]): string[] {
  const [first = '', second, ...rest] = pieces;
  const isGiven = second !== undefined && (words(second) === 1 || initials.test(second.replace(/^\S+\s+/, '')));
  const isInverted =
    // Their family name comes first, without a comma.
    !eastAsian.test(first) &&
    words(first.replace(particles, '')) === 1 &&
    isGiven &&
    !initials.test(second) &&
    rest.every((name) => words(name) > 1);
  const names: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = names.at(-1);
    const belongs = initials.test(piece) || suffix.test(piece) || (isInverted && index === 1);
    if (last !== undefined && belongs) names[names.length - 1] = `${last}, ${piece}`;
    else names.push(piece);
  }
  return names;
}

/** Reads `Sample AB` as `Sample, A. B.`, if all names of the list have that form. */
function restoreInitials(names: readonly string[]): string[] {
  const found = names.map((name) => familyFirst.exec(name));
  if (!found.every((match) => match !== null) || names.some((name) => name.includes(','))) return [...names];
  return found.map(([, family = '', letters = '']) => {
    const parts = letters.replace(/\p{Lu}\.?/gu, (letter) => `${letter.charAt(0)}. `).replace(/\s+-/g, '-');
    return `${family}, ${parts.replace(/\s+/g, ' ').trim()}`;
  });
}
