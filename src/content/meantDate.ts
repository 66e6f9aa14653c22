import { isScalar } from 'yaml';
import { readDate } from '#base/readDate.ts';
import { type ContentKind, fieldAt } from './contentSchemas.ts';

/** Reads a date as a résumé may have it: `May 2026`, `08/2024`, `2026-05-14`. */
function read(text: string): string | undefined {
  try {
    const date = readDate(text);
    // Of digits besides the year that are no month nobody knows what they are.
    return date === text || (date?.length === 4 && !/^\D*\d{4}\D*$/.test(text)) ? undefined : date;
  } catch {
    return undefined;
  }
}

/**
 * `. Did you mean "2026-05"?`, where the value of a date's field is not one as the site takes it, but can be read.
 * @param node the value in the YAML, which knows how a number was written: 2026.10, and not 2026.1
 */
export function meantDate(kind: ContentKind, path: readonly PropertyKey[], node: unknown): string {
  const isDate = fieldAt(kind, path)?.precision;
  const date = isDate && isScalar(node) ? read(node.source ?? '') : undefined;
  if (date === 'now') return path.at(-1) === 'end' ? '; leave it out, and it lasts to the present' : '';
  return date ? `. Did you mean "${date}"?` : '';
}
