/** Tells citation-js 0.9 of LaTeX that is common in titles and names, and that it does not know. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

const commands: Readonly<Record<string, string>> = {
  aa: 'å',
  AA: 'Å',
  S: '§',
  P: '¶',
  dag: '†',
  ddag: '‡',
  dots: '…',
  ldots: '…',
  slash: '/',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  BibTeX: 'BibTeX',
  // Hints for breaking a line, and blanks: `\-`, `\/`, `\,`, `\ `, `\\`.
  '-': '',
  '/': '',
  '!': '',
  '@': '',
  ',': ' ',
  ':': ' ',
  ';': ' ',
  '': ' ',
  '\\': ' ',
  quad: ' ',
  qquad: ' ',
  newline: ' ',
  '|': '‖',
  angle: '∠',
  approx: '≈',
  ast: '∗',
  bullet: '•',
  cap: '∩',
  cdot: '·',
  cdots: '⋯',
  circ: '°',
  cup: '∪',
  div: '÷',
  ell: 'ℓ',
  emptyset: '∅',
  equiv: '≡',
  exists: '∃',
  forall: '∀',
  ge: '≥',
  geq: '≥',
  gets: '←',
  gg: '≫',
  hbar: 'ℏ',
  in: '∈',
  infty: '∞',
  int: '∫',
  langle: '⟨',
  lceil: '⌈',
  le: '≤',
  leftarrow: '←',
  leftrightarrow: '↔',
  leq: '≤',
  lfloor: '⌊',
  ll: '≪',
  mapsto: '↦',
  mid: '|',
  mp: '∓',
  nabla: '∇',
  ne: '≠',
  neg: '¬',
  neq: '≠',
  notin: '∉',
  odot: '⊙',
  oplus: '⊕',
  otimes: '⊗',
  parallel: '∥',
  partial: '∂',
  perp: '⊥',
  pm: '±',
  prime: '′',
  prod: '∏',
  propto: '∝',
  rangle: '⟩',
  rceil: '⌉',
  rfloor: '⌋',
  rightarrow: '→',
  Rightarrow: '⇒',
  setminus: '∖',
  sim: '∼',
  simeq: '≃',
  star: '⋆',
  subset: '⊂',
  subseteq: '⊆',
  sum: '∑',
  supset: '⊃',
  surd: '√',
  supseteq: '⊇',
  times: '×',
  to: '→',
  vee: '∨',
  wedge: '∧',
};

/** Functions, set off from what follows. */
const functions = [
  'arg',
  'cos',
  'cosh',
  'det',
  'dim',
  'gcd',
  'inf',
  'ker',
  'lim',
  'ln',
  'log',
  'Pr',
  'sin',
  'sinh',
  'sup',
  'tan',
  'tanh',
];
/** Functions, names of which stand alone as often. */
const names = ['exp', 'max', 'min'];

/** Marks above a letter of mathematics. */
const accents = {
  hat: '\u0302',
  widehat: '\u0302',
  tilde: '\u0303',
  widetilde: '\u0303',
  bar: '\u0304',
  vec: '\u20D7',
};
const dots = { dot: '\u0307', ddot: '\u0308', overline: '\u0305' };

/** Typefaces whose letters are taken as they are. */
export const faces = [
  'mathbb',
  'mathbf',
  'mathcal',
  'mathfrak',
  'mathit',
  'mathnormal',
  'mathrm',
  'mathscr',
  'mathsf',
  'mathtt',
  'boldsymbol',
  'bm',
  'operatorname',
  'mbox',
  'hbox',
  'text',
  'textnormal',
  'uline',
  'underline',
  'path',
  'nolinkurl',
];
/** Typefaces that hold from where they stand to the end of the group. */
const switches = ['normalfont', 'rmfamily', 'sffamily', 'ttfamily', 'upshape', 'mdseries'];

const { constants } = plugins.config.get('@bibtex');
const absent = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, undefined]));
Object.assign(constants.commands, commands);
Object.assign(constants.commands, Object.fromEntries(functions.map((name) => [name, `${name}\u202F`])));
Object.assign(constants.commands, Object.fromEntries(names.map((name) => [name, name])));
Object.assign(constants.diacritics, accents, dots);
Object.assign(constants.formattingCommands, absent(faces));
Object.assign(constants.formattingEnvs, absent(switches));
Object.assign(constants.argumentCommands, { href: (_url: string, text: string) => text });

const read = /^(commands|mathCommands|diacritics|formattingCommands|formattingEnvs|argumentCommands)$/;
const tables = Object.entries(constants).flatMap(([name, table]) => (read.test(name) ? [Object(table)] : []));

/** Whether citation-js reads a command, named without its backslash. */
export function isKnown(command: string): boolean {
  return /^([&%$#_{}]|begin|end)$/.test(command) || tables.some((table) => Object.hasOwn(table, command));
}

/** Whether every letter has a small one of its own, above or below the line. */
export function haveScripts(script: '^' | '_', text: string): boolean {
  return [...text].every((letter) => letter in constants.mathScripts[script]);
}
