import { placed, type Resume } from './resumeSchema.ts';

/** What describes the file and not the person. */
const notContent = ['$schema', 'meta'];

/** Every field of a résumé that `content/` has no place for, and how often it stands there. */
export function leftOver(resume: Resume): string[] {
  const sections = Object.entries(resume).filter(([name]) => !notContent.includes(name));
  return [
    ...sections.flatMap(([name, value]) => (placed[name] ? beyond(name, name, value) : [section(name, value)])),
    ...beyond('profiles', 'basics.profiles', resume.basics.profiles),
  ];
}

function section(name: string, value: unknown): string {
  if (!Array.isArray(value)) return name;
  return `${name}: ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
}

/** The fields of a section, or of all its entries, that are not placed. */
function beyond(name: string, path: string, value: unknown): string[] {
  const fields = [value].flat().flatMap((entry) => Object.keys(entry ?? {}));
  const counts = Map.groupBy(
    fields.filter((field) => !placed[name]?.includes(field)),
    (field) => field,
  );
  return [...counts].map(([field, { length }]) =>
    Array.isArray(value) ? `${path}[].${field} (${length})` : `${path}.${field}`,
  );
}
