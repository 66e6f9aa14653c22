/** TeX as MathML, which browsers set themselves, and as text on one line. */
import type { Element, ElementContent } from 'hast';
import { htmlToHast } from 'satteri';
import temml, { type Options } from 'temml';
import { attempt } from '../attempt.ts';
import { scriptCharacters, zip } from '../characters.ts';
import { element, elementsIn, isElement, text } from './elements.ts';

/** @throws ParseError if Temml can't read the formula, unless the options say otherwise */
export function mathmlOf(tex: string, options: Options): Element {
  const tree = htmlToHast(temml.renderToString(tex, options), { fragment: true });
  const [formula] = 'children' in tree ? elementsIn(tree) : [];
  return formula ?? element('math', {}, []);
}

function removeStyles(node: Element): Element {
  delete node.properties.style;
  elementsIn(node).forEach(removeStyles);
  return node;
}

/** Returns a formula of a page; an error is shown in place, with Temml's message. */
export function formulaOf(tex: string, displayMode: boolean): Element {
  // Temml throws on unexpected input such as `$_$`, despite its options.
  const shown = attempt(() => removeStyles(mathmlOf(tex, { displayMode, throwOnError: false })));
  return shown ?? element('code', {}, [text(tex)]);
}

type ScriptKind = 'sub' | 'sup';
type WriteScript = (kind: ScriptKind, text: string) => string;

export const plainScript: WriteScript = (kind, script) =>
  `${kind === 'sup' ? '^' : '_'}${script.length > 1 ? `(${script})` : script}`;

/** The combining marks of Temml's accents. */
const accents = zip(
  'ˆ~˜¯ˉ‾→˙¨˚´`ˇ˘˝¸',
  '\u0302\u0303\u0303\u0304\u0304\u0304\u20D7\u0307\u0308\u030A\u0301\u0300\u030C\u0306\u030B\u0327',
);
/** Temml's characters that people type differently, and two that are invisible. */
const symbols = zip('−∗⋅∙⟂\u00A0\u2061\uFE0E', '-*·•⊥ ');
/** Letters of mathematical fonts, such as 𝒪, ℝ and 𝐱. */
const fontCharacters = /[ℂℊ-ℍℐℒℕℙ-ℛℝℤℨℬℭℯ-ℱℳℴ\u{1D400}-\u{1D7FF}]/gu;
/** An operator after an operand, with the spaces around it. */
const operator =
  /(?<=[^\s([{,;:=<>+-]) ?([-+=<>±×÷·*\u2190-\u21FF\u2208-\u220D\u2213\u2216-\u2218\u221D\u2223-\u222A\u223C-\u22FF\u2A00-\u2AFF]) ?/g;

const writeRoot = (of: string, degree = '') =>
  `${unicodeScript('sup', degree, plainScript)}√${/^(.|\d+)$/u.test(of) ? of : `(${of})`}`;

function unicodeScript(kind: ScriptKind, script: string, otherwise: WriteScript): string {
  const characters = [...script].map((character) => scriptCharacters[kind].get(character));
  return characters.includes(undefined) ? otherwise(kind, script) : characters.join('');
}

const bracketed = (part = '') => (/[-+*/=<>\s]/.test(part.replace(/^-/, '')) ? `(${part})` : part);

type Writer = (parts: string[], property: (name: string) => string) => string;

/** All other elements are written as their content. */
const writers: Readonly<Record<string, Writer>> = {
  menclose: ([of = ''], property) => (property('notation') === 'top' ? of.replace(/./gu, '$&\u0305') : of),
  mfrac: ([above, below], property) =>
    property('linethickness') ? `${above} ${below}` : `${bracketed(above)}/${bracketed(below)}`,
  mo: ([sign = '']) => (/^[a-z]+$/i.test(sign) ? ` ${sign} ` : sign),
  mroot: ([of = '', degree]) => writeRoot(of, degree),
  mspace(_, property) {
    const width = Number.parseFloat(property('width'));
    return width >= 0.2 ? ' ' : width > 0 ? '\u202F' : '';
  },
  msqrt: (parts) => writeRoot(parts.join('')),
};

const isAccented = ({ tagName, children: [, mark] }: Element) =>
  /^m(ov|und)er$/.test(tagName) && mark && isElement(mark) && mark.tagName === 'mo' && 'stretchy' in mark.properties;

function write(node: ElementContent, script: WriteScript): string {
  if (node.type === 'text') return node.value.replace(/./gu, (character) => symbols.get(character) ?? character);
  if (!isElement(node)) return '';
  const { tagName, properties, children } = node;
  const isScripted = /^m(su[bp]|under|over)/.test(tagName);
  // Scripts of scripts have no marks of their own.
  const parts = children.map((child, index) => write(child, isScripted && index ? plainScript : script));
  const [base = '', ...others] = parts;
  if (isAccented(node)) return base.replace(/^./u, `$&${accents.get(others.join('')) ?? ''}`);
  if (isScripted) {
    const kinds = [/sub|under/.test(tagName) ? 'sub' : 'sup', 'sup'] as const;
    return base + others.map((other, index) => unicodeScript(kinds[index] ?? 'sup', other, script)).join('');
  }
  return writers[tagName]?.(parts, (name) => String(properties[name] ?? '')) ?? parts.join('');
}

/** Returns a formula as text on one line. @throws ParseError if Temml can't read it */
export function writeFormula(tex: string, options: Options = {}, script: WriteScript = plainScript): string {
  // Spaces stay as typed, unless they end a command or precede an argument.
  const spaced = tex.replace(/(?<!\\|[\^_]|\\[a-z]+)(?! *[\^_])(?<![}\]](?= *\{)) +/gi, '\\ ');
  return (
    write(mathmlOf(spaced, { ...options, throwOnError: true }), script)
      .normalize()
      // The space after a command is lost, and the one on its other side kept.
      .replace(operator, (whole, sign) => (/^ | $/.test(whole) ? ` ${sign} ` : whole))
      .replace(/([ \u202F])[ \u202F]+/g, '$1')
      .replace(/^\u202F/, '')
      .replace(fontCharacters, (character) => character.normalize('NFKC'))
  );
}

/** Returns a formula in words; what Temml can't read stays TeX. */
export const formulaText = (tex: string): string => attempt(() => writeFormula(tex).trim()) ?? tex;

export function formulaError(tex: string, displayMode: boolean): string | undefined {
  try {
    temml.renderToString(tex, { displayMode, throwOnError: true });
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^\w*ParseError:? ?|\s+at (?:position|end)[\s\S]*$/g, '').trim();
  }
}
