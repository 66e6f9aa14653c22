/** Formulas as text on one line: Temml turns LaTeX into MathML, whose elements are written one by one. */
import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import temml from 'temml';
import { toLatex } from './toLatex.ts';

type Script = 'sub' | 'sup';

/** Precedes a script that has no Unicode characters of its own. */
export const scriptMark = '\uE004';
/** Around such a script while its formula is written. */
const starts = { sub: '\uE005', sup: '\uE006' };
const end = '\uE007';

const zip = (from: string, to: string) => new Map([...from].map((letter, index) => [letter, [...to][index] ?? '']));
const scriptLetters = {
  sub: zip('0123456789+-=()aehklmnopstx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕₖₗₘₙₒₚₛₜₓ'),
  sup: zip('0123456789+-=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ'),
};
/** The combining marks of Temml's accents. */
const accents = zip(
  'ˆ~˜¯ˉ‾→˙¨˚´`ˇ˘˝¸',
  '\u0302\u0303\u0303\u0304\u0304\u0304\u20D7\u0307\u0308\u030A\u0301\u0300\u030C\u0306\u030B\u0327',
);
/** Temml's characters that people type differently, and two that are invisible. */
const symbols = zip('−∗⋅∙⟂\u00A0\u2061\uFE0E', '-*·•⊥ ');
const fractions = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
  ['3/4', '¾'],
]);
/** Letters of mathematical fonts, such as 𝒪, ℝ and 𝐱. */
const fontLetters = /[ℂℊ-ℍℐℒℕℙ-ℛℝℤℨℬℭℯ-ℱℳℴ\u{1D400}-\u{1D7FF}]/gu;
/** An operator after an operand, with the spaces around it. */
const operator =
  /(?<=[^\s([{,;:=<>+-]) ?([-+=<>±×÷·*\u2190-\u21FF\u2208-\u220D\u2213\u2216-\u2218\u221D\u2223-\u222A\u223C-\u22FF\u2A00-\u2AFF]) ?/g;

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
const render = (tex: string) => temml.renderToString(tex, { throwOnError: true, macros: { ...macros } });

/** Commands that Temml supports, but that write nothing in a publication. */
const isRefused = (name: string) => /def$|^let$|command$|^tag$|ref$|^includegraphics$/.test(name);

/** Returns whether a command, given without its backslash, belongs to formulas. */
export function isMathsCommand(name: string): boolean {
  try {
    return !isRefused(name) && render(`\\${name}`) !== '';
  } catch (error) {
    return !String(error).includes('Unsupported function');
  }
}

/** A script within another, as LaTeX writes it. */
const flatten = (text: string) =>
  text.replace(/([\uE005\uE006])([^\uE007]*)\uE007/g, (_, start, inner: string) => {
    return `${start === starts.sup ? '^' : '_'}${inner.length > 1 ? `(${inner})` : inner}`;
  });

function writeScript(kind: Script, text = ''): string {
  const [, marks = '', rest = ''] = /^([∘*⋆′†‡]*)(.*)$/.exec(flatten(text)) ?? [];
  const letters = [...rest].map((letter) => scriptLetters[kind].get(letter));
  return `${marks.replaceAll('∘', '°')}${letters.includes(undefined) ? `${starts[kind]}${rest}${end}` : letters.join('')}`;
}

const withScripts =
  (...kinds: Script[]): Writer =>
  ([base, ...scripts]) =>
    `${base}${kinds.map((kind, index) => writeScript(kind, scripts[index])).join('')}`;

function writeRoot(of: string, degree = ''): string {
  const sign = { '': '√', '2': '√', '3': '∛', '4': '∜' }[degree] ?? `${writeScript('sup', degree)}√`;
  return `${sign}${/^(.|\d+)$/u.test(of) ? of : `(${of})`}`;
}

function writeFraction(above = '', below = ''): string {
  const bracketed = [above, below].map((part) => (/[-+*/=<>\s]/.test(part.replace(/^-/, '')) ? `(${part})` : part));
  return fractions.get(`${above}/${below}`) ?? bracketed.join('/');
}

function writeSpace(width = '0'): string {
  const size = Number.parseFloat(width);
  return size >= 0.2 ? ' ' : size > 0 ? '\u202F' : '';
}

type Writer = (parts: string[], attributes: Readonly<Record<string, string>>) => string;

/** All other elements are written as their content. */
const writers: Readonly<Record<string, Writer>> = {
  menclose: ([of = ''], { notation }) => (notation === 'top' ? of.replace(/./gu, '$&\u0305') : of),
  mfrac: ([above, below], { linethickness }) => (linethickness ? `${above} ${below}` : writeFraction(above, below)),
  mo: ([sign = '']) => (/^[a-z]+$/i.test(sign) ? ` ${sign} ` : sign),
  mover: withScripts('sup'),
  mphantom: () => '',
  mroot: ([of = '', degree]) => writeRoot(of, degree),
  mspace: (_, { width }) => writeSpace(width),
  msqrt: (parts) => writeRoot(parts.join('')),
  msub: withScripts('sub'),
  msubsup: withScripts('sub', 'sup'),
  msup: withScripts('sup'),
  munder: withScripts('sub'),
  munderover: withScripts('sub', 'sup'),
};

function write(node: XmlNode): string {
  if (node instanceof XmlText) return node.text.replace(/./gu, (letter) => symbols.get(letter) ?? letter);
  if (!(node instanceof XmlElement)) return '';
  const parts = node.children.map(write);
  const [, mark] = node.children;
  if (mark instanceof XmlElement && mark.name === 'mo' && mark.attributes.stretchy && /^m(ov|und)er$/.test(node.name)) {
    return (parts[0] ?? '').replace(/^./u, `$&${accents.get(parts[1] ?? '') ?? ''}`);
  }
  return writers[node.name]?.(parts, node.attributes) ?? parts.join('');
}

/**
 * Returns a formula as LaTeX's text, with scripts as `\textsuperscript` and `\textsubscript`.
 * @throws ParseError if Temml cannot read it
 */
export function writeMaths(tex: string): string {
  // Spaces stay as typed, unless they end a command or precede an argument.
  const spaced = tex.replace(/(?<!\\|[\^_]|\\[a-z]+)(?! *[\^_])(?<![}\]](?= *\{)) +/gi, '\\ ');
  const text = parseXml(render(spaced))
    .children.map(write)
    .join('')
    .normalize()
    // The space after a command is lost, and the one on its other side kept.
    .replace(operator, (whole, sign) => (/^ | $/.test(whole) ? ` ${sign} ` : whole))
    .replace(/([ \u202F])[ \u202F]+/g, '$1')
    .replace(/^\u202F/, '')
    .replace(fontLetters, (letter) => letter.normalize('NFKC'));
  const latex = toLatex(text)
    .replaceAll('\u202F', '\\thinspace{}')
    .replaceAll(starts.sup, `${scriptMark}\\textsuperscript{`)
    .replaceAll(starts.sub, `${scriptMark}\\textsubscript{`)
    .replaceAll(end, '}');
  return `{${latex}}`;
}
