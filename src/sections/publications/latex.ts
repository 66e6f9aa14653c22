/**
 * Prepares LaTeX in fields for citation-js 0.9, which reads text but no math. A field becomes a reference in four steps:
 *
 * 1. Here, `$x_q$ \emph{a}` becomes `{x[sub]q[end]} \emph{a}`: math as text (base/markdown/formula.ts), which is escaped.
 *    [sub] and [end] are private characters (signs.ts), since any other can be the owner's.
 * 2. citation-js makes CSL-JSON of it (csl.ts): `x[sub]q[end] <i>a</i>`.
 * 3. The citation style makes HTML of all fields (reference.ts).
 * 4. The HTML is parsed into runs of text, some with marks: `x`, `q` as a subscript, ` `, `a` in italics (runs.ts).
 */
import { attempt } from '#base/attempt.ts';
import { writeFormula } from '#base/markdown/formula.ts';
import { toLatex } from './bibtex.ts';
import { argumentCounts, isMathCommand, isTextCommand, mathOptions, ownTexts, textOfCommand } from './latexCommands.ts';
import { signs } from './signs.ts';

const around = (inner: string) => String.raw`\{(?:\\[^]|[^\\{}]|${inner})*\}`;
/** A group in braces, with groups in it up to five deep. */
const group = around(around(around(around(String.raw`\{\}`))));
/** `$x$` or `$$x$$` */
const inDollars = String.raw`\$\$?((?:\\[^]|[^\\{}$]|${group})+)\$\$?`;
/** `\(x\)` or `\[x\]` */
const inBrackets = String.raw`\\[([]((?:\\[^)\]]|[^\\{}$]|${group})+)\\[)\]]`;
/** A command's name and its option: `\includegraphics[width=1cm]`. */
const command = String.raw`\\([a-z]+|[^a-z]?)( *\[[^\]]*\])?`;
/** What follows a command: groups, digits (`\frac12`) or a space. */
const following = String.raw`((?: *${group})+|\d{1,2}| *)`;
const formulaOrCommand = new RegExp(`${inDollars}|${inBrackets}|${command}${following}`, 'gi');

/**
 * Rewrites a field for citation-js: math becomes text, and of an unknown command only the arguments stay.
 * @throws ParseError if math is broken, SyntaxError if an argument is missing
 */
export function rewriteLatex(latex: string): string {
  return latex.replace(formulaOrCommand, (whole, dollars, brackets, name, option = '', args = '') => {
    if (name !== undefined) return rewriteCommand(whole, name.trim(), option, args);
    // Temml writes a thin space after an operator, which at the end of a formula isn't wanted: `$\max$-flow`.
    return writeMath(dollars ?? brackets).replace(`${signs.thinSpace}}`, '}');
  });
}

/**
 * Rewrites a command with its option and arguments.
 * @param whole all of it as it was typed
 */
function rewriteCommand(whole: string, name: string, option: string, args: string): string {
  const text = ownTexts.get(name);
  const hidden = argumentCounts.get(name);
  const rest = () => option + rewriteLatex(args.trimStart());
  if (text !== undefined) return `{${text}}${rest()}`;
  if (hidden) return `{}${rewriteLatex(dropFirstArgument(name, args, hidden))}`;
  if (isTextCommand(name)) return `\\${name}${option}${rewriteLatex(args)}`;
  if (!isMathCommand(name)) return rewriteLatex(args.trimStart());
  // A symbol, such as \alpha, whose braces are text; otherwise a formula with its arguments, such as \frac{1}{2}.
  const symbol = attempt(() => writeMath(`\\${name}`));
  return symbol === undefined ? writeMath(whole) : symbol + rest();
}

/**
 * Returns the arguments of a command without the first one.
 * @param count number of arguments that the command must have
 * @throws SyntaxError if it has fewer
 */
function dropFirstArgument(name: string, args: string, count: number): string {
  const all = args.match(new RegExp(` *${group}`, 'g')) ?? [];
  if (all.length < count) throw new SyntaxError(`\\${name} lacks an argument`);
  return all.slice(1).join('');
}

/**
 * Returns a formula as text in LaTeX.
 * @throws ParseError if it is broken
 */
function writeMath(formula: string): string {
  const tex = replaceUnsupported(formula)
    .replace(/(?<!\\)[%&#]/g, '\\$&')
    // Those of `\text{if $x$}`.
    .replace(/(?<!\\)\$/g, '');
  const text = writeFormula(tex, mathOptions(), (kind, script) => signs[kind] + script + signs.scriptEnd);
  return `{${toLatex(text).replaceAll('\u202F', signs.thinSpace)}}`;
}

/** Replaces commands that Temml doesn't support by their text or name. Of one with an argument only the argument stays. */
const replaceUnsupported = (formula: string): string =>
  formula.replace(new RegExp(`${command}( *\\{?)`, 'gi'), (whole, name, _option, next) => {
    const text = textOfCommand(name) ?? (next.endsWith('{') ? '' : name);
    return isMathCommand(name) ? whole : `\\text{${text}}${next}`;
  });

/** Finds unknown commands, with their offsets from 0. */
export function findUnknownCommands(latex: string): { command: string; offset: number }[] {
  const isKnown = (name: string) => isTextCommand(name.trim()) || /^[([)\]]$/.test(name) || isMathCommand(name);
  return [...latex.matchAll(/\\([a-z]+|[^a-z])/gi)].flatMap(({ 0: command, 1: name = '', index: offset }) =>
    isKnown(name) ? [] : [{ command, offset }],
  );
}
