/**
 * Prepares LaTeX in fields for citation-js 0.9, which reads text but no math: `$x_q$ \emph{a}` becomes `{x[sub]q[end]}
 * \emph{a}`, math as text (base/markdown/formula.ts), and in CSL-JSON `x[sub]q[end] [italics]a[end]`. [sub], [italics] and
 * [end] are private characters (runs.ts), since any other can be the owner's.
 */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { attempt } from '#base/attempt.ts';
import { textOfElement } from '#base/markdown/elements.ts';
import { mathmlOf, writeFormula } from '#base/markdown/formula.ts';
import { toLatex } from './bibtex.ts';
import { signs } from './runs.ts';

const all = <Value>(names: string, value: Value): Record<string, Value> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Journals, as ADS writes them (https://ui.adsabs.harvard.edu/help/actions/journal-macros). */
const journals = {
  aap: 'Astronomy & Astrophysics',
  aapr: 'Astronomy and Astrophysics Review',
  aj: 'The Astronomical Journal',
  apj: 'The Astrophysical Journal',
  apjl: 'The Astrophysical Journal Letters',
  apjs: 'The Astrophysical Journal Supplement Series',
  apss: 'Astrophysics and Space Science',
  araa: 'Annual Review of Astronomy and Astrophysics',
  baas: 'Bulletin of the American Astronomical Society',
  icarus: 'Icarus',
  jcap: 'Journal of Cosmology and Astroparticle Physics',
  jgr: 'Journal of Geophysical Research',
  mnras: 'Monthly Notices of the Royal Astronomical Society',
  nat: 'Nature',
  pasa: 'Publications of the Astronomical Society of Australia',
  pasj: 'Publications of the Astronomical Society of Japan',
  pasp: 'Publications of the Astronomical Society of the Pacific',
  physrep: 'Physics Reports',
  planss: 'Planetary and Space Science',
  prd: 'Physical Review D',
  prl: 'Physical Review Letters',
  procspie: 'Proceedings of SPIE',
  solphys: 'Solar Physics',
  ssr: 'Space Science Reviews',
};

/** Commands that citation-js doesn't know, as text: letters, spaces (one of them is `\ `), and those that only set. */
const ownCommands = {
  ...journals,
  ...{
    aa: 'å',
    AA: 'Å',
    slash: '/',
    TeX: 'TeX',
    LaTeX: 'LaTeX',
    BibTeX: 'BibTeX',
    thinspace: signs.thinSpace,
    '': ' ',
  },
  ...all(', : ; \\ newline', ' '),
  ...all('- / ! @ protect relax noindent lowercase uppercase natexlab mbox hbox text textnormal uline underline', ''),
  ...all('path nolinkurl normalfont rmfamily sffamily ttfamily upshape mdseries', ''),
};

const ownArgumentCommands = {
  ...all('noopsort SortNoop phantom vspace hspace label footnote thanks', (_hidden: string) => ''),
  href: (_url: string, text: string) => text,
};

let known: { text: Record<string, string>; names: Set<string> } | undefined;

/** Returns the commands that citation-js reads in text. The first call adds ours, and makes its formats signs. */
function commands() {
  if (known) return known;
  const { constants } = plugins.config.get('@bibtex');
  const { formatting, commands: text, argumentCommands, diacritics, formattingCommands, formattingEnvs } = constants;
  const formats = ['italics', 'bold', 'subscript', 'superscript'] as const;
  Object.assign(formatting, Object.fromEntries(formats.map((name) => [name, [signs[name], signs.end]])));
  Object.assign(formatting, { smallcaps: ['', ''] });
  Object.assign(text, ownCommands);
  Object.assign(argumentCommands, ownArgumentCommands);
  const tables = [text, argumentCommands, diacritics, formattingCommands, formattingEnvs];
  known = { text, names: new Set(['begin', 'end', ...'&%$#_{}', ...tables.flatMap(Object.keys)]) };
  return known;
}

/** Temml's options, with commands that it lacks or would write on more than one line. `\gdef` in a formula adds to them. */
const mathOptions = () => ({
  macros: {
    '\\ensuremath': '#1',
    '\\mid': '\\ |\\ ',
    '\\nicefrac': '\\frac{#1}{#2}',
    '\\surd': '√',
    '\\textsubscript': '{}_{\\text{#1}}',
    '\\textsuperscript': '{}^{\\text{#1}}',
  },
});

/** Returns whether Temml supports a command and it writes something. An unsupported one is shown as it is written. */
function isMathCommand(name: string): boolean {
  if (/def$|^let$|command$|^tag$|ref$|^includegraphics$/.test(name)) return false;
  const shown = attempt(() => mathmlOf(`\\${name}`, { ...mathOptions(), throwOnError: false }));
  return shown !== undefined && textOfElement(shown) !== `\\${name}`;
}

const group = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
/** `$x$`, `$$x$$`, `\(x\)` or `\[x\]` */
const formula = String.raw`\$\$?((?:\\[^]|${group}|(?!${group})[^\\$])+)\$\$?|\\[([]((?:(?!\\[)\]])[^$])+)\\[)\]]`;
/** A command with its option, `\includegraphics[width=1cm]`, and its groups, digits (`\frac12`) or a space. */
const command = String.raw`\\([a-z]+|[^a-z]?)( *\[[^\]]*\])?((?: *${group})+|\d{1,2}| *)`;
const formulaOrCommand = new RegExp(`${formula}|${command}`, 'gi');

/**
 * Rewrites a field for citation-js: math becomes text, and of an unknown command only the arguments stay.
 * @throws ParseError if math is broken
 */
export function rewriteLatex(latex: string): string {
  const { names } = commands();
  return latex.replace(formulaOrCommand, (whole, dollars, brackets, name, option = '', args = '') => {
    // Temml writes a thin space after an operator, which at the end of a formula isn't wanted: `$\max$-flow`.
    if (name === undefined) return writeMath(dollars ?? brackets).replace(`${signs.thinSpace}}`, '}');
    if (names.has(name.trim())) return `\\${name}${option}${rewriteLatex(args)}`;
    if (!isMathCommand(name)) return rewriteLatex(args.trimStart());
    // A symbol, such as \alpha, whose braces are text; otherwise a formula with its arguments, such as \frac{1}{2}.
    const symbol = attempt(() => writeMath(`\\${name}`));
    return symbol === undefined ? writeMath(whole) : symbol + option + rewriteLatex(args.trimStart());
  });
}

/** Returns a formula as text in LaTeX. Commands that Temml lacks become their text, name or argument. */
function writeMath(tex: string): string {
  const supported = tex
    .replace(/\\([a-z]+|[^a-z]?)( *\[[^\]]*\])?( *\{?)/gi, (whole, name, _option, next) => {
      if (isMathCommand(name)) return whole;
      const { [name]: text = next.endsWith('{') ? '' : name } = commands().text;
      return `\\text{${text}}${next}`;
    })
    .replace(/(?<!\\)[%&#]/g, '\\$&')
    // Those of `\text{if $x$}`.
    .replace(/(?<!\\)\$/g, '');
  const text = writeFormula(supported, mathOptions(), (kind, script) => signs[kind] + script + signs.end);
  return `{${toLatex(text).replaceAll('\u202F', signs.thinSpace)}}`;
}

/** Returns the commands that are neither LaTeX's nor Temml's, each once. */
export function findUnknownCommands(latex: string): string[] {
  const { names } = commands();
  const isKnown = (name: string) => names.has(name.trim()) || /^[([)\]]$/.test(name) || isMathCommand(name);
  const found = new Set(latex.match(/\\([a-z]+|[^a-z])/gi));
  return [...found].filter((command) => !isKnown(command.slice(1)));
}
