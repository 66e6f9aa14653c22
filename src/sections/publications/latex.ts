/**
 * Prepares LaTeX in fields for citation-js 0.9, which reads text but no math. A field becomes a reference in these steps:
 *
 *     LaTeX    `$x_q$ \emph{a}`
 *     MathML   Temml reads each formula, since no other of our packages knows the commands (base/markdown/formula.ts).
 *     text     Written on one line in Unicode. A script without characters of its own is put between private ones
 *              (signs.ts), since citation-js and the citation style would take marks such as `_` for the owner's.
 *     LaTeX    Escaped (math.ts), since citation-js then reads the whole field: `{x<sub>q<end>} \emph{a}`.
 *     HTML     citation-js makes CSL-JSON of it (csl.ts), and the citation style a reference (reference.ts).
 *     runs     The HTML is parsed, and the private characters become subscripts and superscripts (runs.ts).
 */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { isMathCommand, writeMath } from './math.ts';
import { signs } from './signs.ts';

const all = (names: string, text: string) => Object.fromEntries(names.split(' ').map((name) => [name, text]));
/** Commands that citation-js doesn't know, as text. */
const texts: Readonly<Record<string, string>> = {
  aa: 'å',
  AA: 'Å',
  slash: '/',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  BibTeX: 'BibTeX',
  thinspace: signs.thinSpace,
  // Spaces, one of them `\ `.
  ...all(', : ; \\ newline', ' '),
  '': ' ',
  // Hyphenation, layout and fonts, whose arguments stay.
  ...all('- / ! @ protect relax noindent lowercase uppercase natexlab mbox hbox text textnormal uline underline', ''),
  ...all('path nolinkurl normalfont rmfamily sffamily ttfamily upshape mdseries', ''),
};
/** Number of arguments of commands whose first argument is hidden. */
const hiding = new Map([
  ...'noopsort SortNoop phantom vspace hspace label footnote thanks'.split(' ').map((name) => [name, 1] as const),
  ['href', 2],
]);

const { constants } = plugins.config.get('@bibtex');
const commands: Readonly<Record<string, string>> = { ...constants.commands, ...texts };
const tables = Object.entries(constants).flatMap(([name, table]) =>
  /^(mathC|formattingC|argumentC)ommands$|^diacritics$|^formattingEnvs$/.test(name) ? [Object(table)] : [],
);
const isTextCommand = (name: string) =>
  /^([&%$#_{}]|begin|end)$/.test(name) ||
  hiding.has(name) ||
  [commands, ...tables].some((table) => Object.hasOwn(table, name));

const around = (inner: string) => `\\{(?:\\\\[^]|[^\\\\{}]|${inner})*\\}`;
/** A group in braces, with groups in it up to five deep. */
const group = around(around(around(around('\\{\\}'))));
/**
 * Returns the pattern of what is between the signs around a formula.
 * @param end what follows the backslash of its last sign
 */
const math = (end: string) => `((?:\\\\[^${end}]|[^\\\\{}$]|${group})+)`;
/** A command's name and its option: `\includegraphics[width=1cm]`. */
const command = '\\\\([a-z]+|[^a-z]?)( *\\[[^\\]]*\\])?';
/** A formula in dollar signs or brackets, or a command with its arguments: groups, digits (`\frac12`) or a space. */
const pattern = new RegExp(
  `\\$\\$?${math('')}\\$\\$?|\\\\[([]${math(')\\]')}\\\\[)\\]]|${command}((?: *${group})+|\\d{1,2}| *)`,
  'gi',
);

/** Writes a formula without commands that Temml doesn't support. */
function writeKnown(tex: string): string {
  const known = tex.replace(new RegExp(`${command}( *)(\\{?)`, 'gi'), (whole, name, _option, space, brace) => {
    if (isMathCommand(name)) return whole;
    const text = Object.hasOwn(commands, name) ? commands[name] : brace ? '' : name;
    return `\\text{${text}}${space}${brace}`;
  });
  return writeMath(known.replace(/(?<!\\)[%&#]/g, '\\$&').replace(/(?<!\\)\$/g, ''));
}

/**
 * Returns the arguments of a command without the first one.
 * @param count number of arguments that the command must have
 * @throws SyntaxError if it has fewer
 */
function dropFirstArgument(name: string, args: string, count: number): string {
  const [first, ...others] = args.match(new RegExp(` *${group}`, 'g')) ?? [];
  if (first === undefined || others.length + 1 < count) throw new SyntaxError(`\\${name} lacks an argument`);
  return others.join('');
}

/**
 * Rewrites a field for citation-js: math becomes text, and of an unknown command only the arguments stay.
 * @throws ParseError if math is broken, SyntaxError if an argument is missing
 */
export function rewriteLatex(value: string): string {
  return value.replace(pattern, (whole, inline, bracketed, name, option = '', args = '') => {
    // Temml writes a thin space after an operator, which at the end of a formula isn't wanted: `$\max$-flow`.
    if (name === undefined) return writeKnown(inline ?? bracketed).replace(`${signs.thinSpace}}`, '}');
    const text = texts[name.trim()];
    if (text !== undefined) return `{${text}}${option}${rewriteLatex(args.trimStart())}`;
    const count = hiding.get(name);
    if (count) return `{}${rewriteLatex(dropFirstArgument(name, args, count))}`;
    if (isTextCommand(name.trim())) return `\\${name}${option}${rewriteLatex(args)}`;
    if (!isMathCommand(name)) return rewriteLatex(args.trimStart());
    // A symbol, such as \alpha, whose braces are text; otherwise a formula with its arguments, such as \frac{1}{2}.
    try {
      return `${writeKnown(`\\${name}`)}${option}${rewriteLatex(args.trimStart())}`;
    } catch {
      return writeKnown(whole);
    }
  });
}

/** Finds unknown commands, with their offsets from 0. */
export function findUnknownCommands(value: string): { command: string; offset: number }[] {
  return [...value.matchAll(/\\([a-z]+|[^a-z])/gi)].flatMap(({ 0: command, 1: name = '', index: offset }) =>
    isTextCommand(name.trim()) || /^[([)\]]$/.test(name) || isMathCommand(name) ? [] : [{ command, offset }],
  );
}
