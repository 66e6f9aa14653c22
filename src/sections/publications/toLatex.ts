/** LaTeX's special characters as text. Braces come in pairs to BibTeX, even behind a backslash. */
const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Plain text as LaTeX that reads the same; dashes and quotes are kept from joining (`--` is a dash to LaTeX). */
export function toLatex(text: string): string {
  return text
    .replace(/[\\{}~^]/g, (letter) => special[letter] ?? letter)
    .replace(/[#$%&_]/g, '\\$&')
    .replace(/([-'`])(?=\1)/g, '$1{}');
}
