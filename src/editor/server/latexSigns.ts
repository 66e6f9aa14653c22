/** Characters that need a backslash in LaTeX, which forms hide. */

/** Fields without LaTeX commands. */
const verbatim = ['url', 'doi', 'pdf', 'code', 'video', 'eprint'];

/** Whether a value has no formula, whose signs have another meaning. */
const isPlain = (name: string, value: string) => !verbatim.includes(name) && !value.includes('$');

/** Returns a field's value as its form shows it: `R\&D` as `R&D`. */
export const shownField = (name: string, value: string): string =>
  isPlain(name, value) ? value.replace(/\\([&%#_])/g, '$1') : value;

/**
 * Returns a field's value as the file has it.
 * @param before the value in the file, which stays if the form shows the same
 */
export function storedField(name: string, value: string, before: string | undefined): string {
  if (before !== undefined && shownField(name, before) === value) return before;
  return isPlain(name, value) ? value.replace(/(?<!\\)[&%#_]/g, '\\$&') : value;
}
