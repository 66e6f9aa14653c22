/** Converts formulas of publications to plain text in LaTeX: Temml makes MathML of them, which is written on one line. */
import { mathmlOf, writeFormula } from '#base/markdown/formula.ts';
import { signs } from './signs.ts';

/** LaTeX's special characters as text. BibTeX counts braces even after a backslash. */
const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes plain text for LaTeX. Hyphens and quotes are kept apart, since `--` is a dash in LaTeX. */
export function toLatex(text: string): string {
  return text
    .replace(/[\\{}~^]/g, (character) => special[character] ?? character)
    .replace(/[#$%&_]/g, '\\$&')
    .replace(/([-'`])(?=\1)/g, '$1{}');
}

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

/** Returns whether Temml supports a command that writes nothing in a publication. */
const isIgnored = (name: string) => /def$|^let$|command$|^tag$|ref$|^includegraphics$/.test(name);

/**
 * Returns whether a command, given without its backslash, belongs to formulas. Temml has no list of its commands, so it is
 * run. A command without its arguments throws too, but with another message than an unknown one.
 */
export function isMathCommand(name: string): boolean {
  try {
    return !isIgnored(name) && mathmlOf(`\\${name}`, { throwOnError: true, macros: { ...macros } }).children.length > 0;
  } catch (error) {
    return !String(error).includes('Unsupported function');
  }
}

/**
 * Returns a formula as text in LaTeX, with marks around its scripts.
 * @throws ParseError if it is invalid
 */
export function writeMath(tex: string): string {
  const text = writeFormula(tex, { macros: { ...macros } }, (kind, script) => signs[kind] + script + signs.scriptEnd);
  return `{${toLatex(text).replaceAll('\u202F', signs.thinSpace)}}`;
}
