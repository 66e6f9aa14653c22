/** Scripts that write words without a break between letters and digits only in names: `IPv6`, `3D`. */
const letter = '[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}]';
const digits = "\\p{Nd}(?:[\\p{Nd}.,:/×–'’\\-\\u00a0\\u202f\\u066b\\u066c]*\\p{Nd})?";
const signs = '[+−–±~≈<>≤≥$€£¥₩₹₽₪%٪\\-]*';
const units = [
  '[\\s]?[%‰٪€£¥$₽₪₩₹]',
  '[+×]',
  // Not a word, such as the next one after a number without a unit.
  `\\u00a0?${letter}{1,3}`,
  '[万億亿兆千百]+',
];
const number = new RegExp(
  `(?<!${letter}[\\-–.]?|\\p{Nd}[.,]?)(${signs}${digits}(?:${units.join('|')})?)(?!${letter}|\\p{Nd})`,
  'u',
);

/** Characters of a number that fit in the margin. */
const mostHung = 12;

/**
 * Splits a text at its numbers, in any digits, with their signs and units: words, and numbers in every second place.
 * `hung` is the number that it begins with, if words follow.
 */
export function numberParts(text: string): { hung?: string; parts: readonly string[] } {
  const [before, first = '', next = '', ...others] = text.split(number);
  const isHung = before === '' && first.length <= mostHung && /^[\s\p{Lo}].*\p{L}/u.test(next);
  return isHung ? { hung: first, parts: [next, ...others] } : { parts: text.split(number) };
}
