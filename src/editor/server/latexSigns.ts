/** Characters that need a backslash in LaTeX; forms show them without. */

/** Fields that LaTeX reads character by character. */
const verbatim = ['url', 'doi', 'pdf', 'code', 'video', 'eprint'];

/** With formulas, a sign can be one of theirs. */
const isPlain = (name: string, value: string) => !verbatim.includes(name) && !value.includes('$');

/** Returns a field's value as its form shows it: `R\&D` as `R&D`. */
export const shownField = (name: string, value: string): string =>
  isPlain(name, value) ? value.replace(/\\([&%#_])/g, '$1') : value;

/**
 * Returns a field's value as the file has it.
 * @param before what the file has now: it stays, where the form shows the same
 */
export function storedField(name: string, value: string, before: string | undefined): string {
  if (before !== undefined && shownField(name, before) === value) return before;
  return isPlain(name, value) ? value.replace(/(?<!\\)[&%#_]/g, '\\$&') : value;
}
