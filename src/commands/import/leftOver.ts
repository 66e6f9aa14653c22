import { showValue } from '#sections/resumeEntries.ts';
import { notContent } from './ownSections.ts';
import { isPlaced, parts, type Resume } from './resumeSchema.ts';
import { fieldMeant } from './synonyms.ts';

/** Every field of a résumé that `content/` has no place for, and how often it is there. */
export function leftOver(resume: Resume): string[] {
  const sections = Object.entries(resume).filter(([name]) => !notContent.includes(name));
  return [
    ...sections.flatMap(([name, value]) => (parts.has(name) ? beyond(name, name, value) : [name])),
    ...beyond('profiles', 'basics.profiles', resume.basics.profiles),
  ];
}

/** The fields of a section, or of all its entries, that are not placed; a second name of one that is, with its value. */
function beyond(name: string, path: string, value: unknown): string[] {
  const entries = [value].flat().map((entry, index) => ({
    at: Array.isArray(value) ? `${path}[${index + 1}]` : path,
    fields: Object.entries(entry ?? {}).filter(([field]) => !isPlaced(name, field)),
  }));
  const twice = entries.flatMap(({ at, fields }) =>
    fields.flatMap(([field, inner]) => (fieldMeant(name, field) ? `${at}.${field}: ${showValue(inner, 200)}` : [])),
  );
  const unknown = entries.flatMap(({ fields }) => fields.flatMap(([field]) => (fieldMeant(name, field) ? [] : field)));
  const counts = [...Map.groupBy(unknown, (field) => field)].map(([field, { length }]) =>
    Array.isArray(value) ? `${path}[].${field} (${length})` : `${path}.${field}`,
  );
  return [...twice, ...counts];
}
