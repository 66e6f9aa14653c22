/** Formulas of publications as LaTeX's text: Temml turns LaTeX into MathML, which is written on one line. */
import { mathmlOf, writeFormula } from '#base/markdown/formula.ts';

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

/** Around a script that has no Unicode characters of its own. */
export const scriptStart = { sub: '\uE005', sup: '\uE006' };
export const scriptEnd = '\uE007';
/** Stands for U+202F, which citation-js would take for any space. */
export const thinSpace = '\uE008';

const macros = {
  '\\colon': ':\\ ',
  '\\ensuremath': '#1',
  '\\Im': '\\operatorname{Im}',
  '\\mid': '\\ |\\ ',
  '\\nicefrac': '\\frac{#1}{#2}',
  '\\overset': '{#2}^{#1}',
  '\\Re': '\\operatorname{Re}',
  '\\surd': '√',
  '\\textsubscript': '{}_{\\text{#1}}',
  '\\textsuperscript': '{}^{\\text{#1}}',
};

/** Commands that Temml supports, but that write nothing in a publication. */
const isRefused = (name: string) => /def$|^let$|command$|^tag$|ref$|^includegraphics$/.test(name);

/** Returns whether a command, given without its backslash, belongs to formulas. */
export function isMathCommand(name: string): boolean {
  try {
    return !isRefused(name) && mathmlOf(`\\${name}`, { throwOnError: true, macros: { ...macros } }).children.length > 0;
  } catch (error) {
    return !String(error).includes('Unsupported function');
  }
}

/**
 * Returns a formula as text in LaTeX, with marks around its scripts.
 * @throws ParseError if Temml cannot read it
 */
export function writeMath(tex: string): string {
  const text = writeFormula(tex, { macros: { ...macros } }, (kind, script) => scriptStart[kind] + script + scriptEnd);
  return `{${toLatex(text).replaceAll('\u202F', thinSpace)}}`;
}
