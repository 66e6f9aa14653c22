/** Values of a résumé without blanks. */
import { isSeen } from '../characters.ts';

/** Characters that YAML rejects and nobody sees. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufeff]/gu;

function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unprintable, '')
    .normalize('NFC')
    .trim();
  return isSeen(clean) ? clean : '';
}

/**
 * Returns a value without `null`, `""`, `[]`, `{}` and groups made only of them; undefined if nothing is left.
 * Lists keep their length, so that positions in them stay what they are in the file.
 */
export function withoutBlanks(value: unknown, readText = (text: string) => text): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') {
    return cleanText(readText(cleanText(value))) || undefined;
  }
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutBlanks(item, readText));
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutBlanks(inner, readText)] as const);
  const filled = fields.filter(([, inner]) => inner !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}
