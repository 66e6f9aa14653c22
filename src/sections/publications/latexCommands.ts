/** The commands of LaTeX, without their backslash: those that citation-js reads in text, Temml in formulas, and we. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { attempt } from '#base/attempt.ts';
import { textOfElement } from '#base/markdown/elements.ts';
import { mathmlOf } from '#base/markdown/formula.ts';
import { signs } from './signs.ts';

const all = <Value>(names: string, value: Value) => names.split(' ').map((name) => [name, value] as const);

/** Commands that citation-js doesn't know, as text. */
export const ownTexts: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ aa: 'å', AA: 'Å', slash: '/', TeX: 'TeX', LaTeX: 'LaTeX', BibTeX: 'BibTeX' }),
  ['thinspace', signs.thinSpace],
  // Spaces, one of them `\ `.
  ...all(', : ; \\ newline', ' '),
  ['', ' '],
  // Hyphenation, layout and fonts, whose arguments stay.
  ...all('- / ! @ protect relax noindent lowercase uppercase natexlab mbox hbox text textnormal uline underline', ''),
  ...all('path nolinkurl normalfont rmfamily sffamily ttfamily upshape mdseries', ''),
]);

/** Commands whose first argument is hidden, with the number of their arguments. */
export const argumentCounts: ReadonlyMap<string, number> = new Map([
  ...all('noopsort SortNoop phantom vspace hspace label footnote thanks', 1),
  ['href', 2],
]);

const { commands, argumentCommands, diacritics, formattingCommands, formattingEnvs } =
  plugins.config.get('@bibtex').constants;
const tables = [commands, argumentCommands, diacritics, formattingCommands, formattingEnvs];
const inText = new Set([
  'begin',
  'end',
  ...'&%$#_{}',
  ...ownTexts.keys(),
  ...argumentCounts.keys(),
  ...tables.flatMap(Object.keys),
]);

/** Returns whether a command is known in text. */
export const isTextCommand = (name: string): boolean => inText.has(name);

/** Returns the text that a command is, if it is one. */
export const textOfCommand = (name: string): string | undefined =>
  ownTexts.get(name) ?? (Object.hasOwn(commands, name) ? commands[name] : undefined);

/**
 * Returns Temml's options, with commands that it lacks or would write on more than one line. They are new for each formula,
 * since `\gdef` in one adds to them.
 */
export const mathOptions = () => ({
  macros: {
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
  },
});

/** Commands of Temml that write nothing in a publication. */
const silentCommands = /def$|^let$|command$|^tag$|ref$|^includegraphics$/;

/** Returns whether Temml supports a command. It has no list of them, but shows an unsupported command as it is written. */
export function isMathCommand(name: string): boolean {
  if (silentCommands.test(name)) return false;
  // A command without its arguments is shown with an error.
  const shown = attempt(() => mathmlOf(`\\${name}`, { ...mathOptions(), throwOnError: false }));
  return shown !== undefined && textOfElement(shown) !== `\\${name}`;
}
