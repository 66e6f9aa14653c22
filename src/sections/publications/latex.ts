/** Prepares LaTeX in fields: citation-js 0.9 reads the text, Temml the math. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { isMathCommand, thinSpace, writeMath } from './math.ts';

const all = (names: string, text: string) => Object.fromEntries(names.split(' ').map((name) => [name, text]));
/** Commands that citation-js doesn't know, as text. */
const texts: Readonly<Record<string, string>> = {
  aa: 'å',
  AA: 'Å',
  slash: '/',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  BibTeX: 'BibTeX',
  thinspace: thinSpace,
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

const group = (inner: string) => `\\{(?:\\\\[^]|[^\\\\{}]|${inner})*\\}`;
const groups = group(group(group(group('\\{\\}'))));
const firstArgument = new RegExp(`^ *${groups}`);
const math = (except: string) => `((?:\\\\[^${except}]|[^\\\\{}$]|${groups})+)`;
const command = '\\\\([a-z]+|[^a-z]?)( *\\[[^\\]]*\\])?';
const pattern = new RegExp(
  `\\$\\$?${math('')}\\$\\$?|\\\\[([]${math(')\\]')}\\\\[)\\]]|${command}((?: *${groups})+|\\d{1,2}| *)`,
  'gi',
);

/** Writes a formula without commands that Temml doesn't support. */
function writeKnown(tex: string): string {
  const known = tex.replace(new RegExp(`${command}( *)(\\{?)`, 'gi'), (whole, name, _option, blank, brace) => {
    if (isMathCommand(name)) return whole;
    const text = Object.hasOwn(commands, name) ? commands[name] : brace ? '' : name;
    return `\\text{${text}}${blank}${brace}`;
  });
  return writeMath(known.replace(/(?<!\\)[%&#]/g, '\\$&').replace(/(?<!\\)\$/g, ''));
}

/** @throws SyntaxError if an argument is missing */
function withoutFirst(name: string, rest: string, count: number): string {
  if (!new RegExp(`^(?: *${groups}){${count}}`).test(rest)) throw new SyntaxError(`\\${name} lacks an argument`);
  return rest.replace(firstArgument, '');
}

/**
 * Rewrites a field for citation-js: math becomes text, and of an unknown command only the arguments stay.
 * @throws ParseError if math is broken, SyntaxError if an argument is missing
 */
export function rewriteLatex(value: string): string {
  return value.replace(pattern, (whole, inline, bracketed, name, option = '', rest = '') => {
    if (name === undefined) return writeKnown(inline ?? bracketed).replace(`${thinSpace}}`, '}');
    const text = texts[name.trim()];
    if (text !== undefined) return `{${text}}${option}${rewriteLatex(rest.trimStart())}`;
    const hides = hiding.get(name);
    if (hides) return `{}${rewriteLatex(withoutFirst(name, rest, hides))}`;
    if (isTextCommand(name.trim())) return `\\${name}${option}${rewriteLatex(rest)}`;
    if (!isMathCommand(name)) return rewriteLatex(rest.trimStart());
    try {
      return `${writeKnown(`\\${name}`)}${option}${rewriteLatex(rest.trimStart())}`;
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
