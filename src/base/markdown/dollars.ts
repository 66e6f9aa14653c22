/** Dollar signs in Markdown: which begin a formula, by Pandoc's rule, and which are money. */
import type { Nodes } from 'mdast';
import { type Features, markdownToMdast } from 'satteri';
import { applyEdits, type Edit } from '../edits.ts';
import { childrenOf, spanOfNode } from './nodes.ts';

/** The parser options for all Markdown. */
export const features = { math: true, rawHtml: true, smartPunctuation: true } satisfies Features;

/** A formula between single dollar signs, which may hold `\$`; a blank line ends its paragraph. */
const pandocFormula = /\$(?!\s)(?:\\[\s\S]|[^\\$\n]|\n(?![ \t]*\r?\n))+(?<!\s)\$(?!\d)/y;

/** Matches what would be a formula, but ends within other syntax: a link's URL, a tag or code. */
const crossing = /^[^[]*\]\(|<\/[a-z]|^[^`]*(?:`[^`]*`[^`]*)*`[^`]*$/i;

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** From one dollar sign to the next, with no Markdown between. */
const toNext = /[^\\`[\]<>$|\n:/@]*\$/y;

/** Escapes a dollar sign, and those after it that begin no formula either: prices come in numbers. */
function escapeFrom(markdown: string, offset: number): Edit[] {
  const edits = [insert(offset, '\\')];
  toNext.lastIndex = offset + 1;
  while (toNext.test(markdown)) {
    const at = toNext.lastIndex - 1;
    pandocFormula.lastIndex = at;
    if (pandocFormula.test(markdown)) break;
    edits.push(insert(at, '\\'));
  }
  return edits;
}

/** Returns what to insert, so that the parser agrees with Pandoc's rule on a formula that it found. */
function correct(markdown: string, node: Nodes): Edit[] {
  const { start, end } = spanOfNode(node);
  if (markdown.startsWith('$$', start)) return [];
  pandocFormula.lastIndex = start;
  const [formula] = pandocFormula.exec(markdown) ?? [];
  if (!formula) return escapeFrom(markdown, start);
  if (crossing.test(formula)) return [insert(start, '\\')];
  const last = start + formula.length;
  // The parser takes the dollar sign of `\$` for the end, unless the formula is between two.
  if (last === end) return [];
  return [start, last].map((at) => insert(at, '$'));
}

/** Returns the first correction in each paragraph: it changes where the next formula begins. */
function corrections(markdown: string, node: Nodes): Edit[] {
  if (node.type === 'inlineMath') return correct(markdown, node);
  if (node.type === 'image' || node.type === 'imageReference') return inAltText(markdown, node);
  const isText = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  if (!isText) return childrenOf(node).flatMap((child) => corrections(markdown, child));
  return firstIn(markdown, childrenOf(node));
}

function firstIn(markdown: string, nodes: readonly Nodes[]): Edit[] {
  for (const node of nodes) {
    const edits = childrenOf(node).length ? firstIn(markdown, childrenOf(node)) : corrections(markdown, node);
    if (edits.length) return edits;
  }
  return [];
}

/** Returns the edit for a formula in alt text: the parser drops formulas there, so no dollar sign may begin one. */
function inAltText(markdown: string, image: Nodes): Edit[] {
  const { start, end } = spanOfNode(image);
  const asLink = markdown.slice(start + 1, end);
  const find = (node: Nodes): Edit[] =>
    node.type === 'inlineMath' ? [insert(start + 1 + spanOfNode(node).start, '\\')] : childrenOf(node).flatMap(find);
  return find(markdownToMdast(asLink, { features }) as Nodes).slice(0, 1);
}

/** Characters that are parsed again to tell formulas from money. */
const mostParsed = 20_000_000;

/** Returns the offset of the first `$` that `escapeDollars` left, because the text has more of them than its limit. */
export const leftDollar = (root: Nodes, escaped: string): number | undefined => corrections(escaped, root)[0]?.start;

/**
 * Returns Markdown in which every `$` outside of formulas and code is escaped.
 * Inline math follows Pandoc's rule: no space after the opening `$`, none before the closing one, no digit after it.
 */
export function escapeDollars(markdown: string): string {
  let escaped = markdown;
  // Each round settles at least one dollar sign of each paragraph; the parser decides what the next one is then.
  for (let parsed = 0; parsed < mostParsed && markdown.includes('$'); parsed += escaped.length) {
    const edits = corrections(escaped, markdownToMdast(escaped, { features }) as Nodes);
    if (!edits.length) break;
    escaped = applyEdits(escaped, edits);
  }
  return escaped;
}

/** Words that don't belong in math, besides TeX commands and text in braces. */
const word = /\p{L}{3}/u;
const command = /\\[a-zA-Z]+\s*(\{[^{}]*\})?/g;

/**
 * Returns a formula as it is written, if it may not be one: `$HOME/$USER`, `$5 to 10 euros$`.
 * @param markdown what `node` was parsed from
 */
export function doubtfulFormula(markdown: string, node: Nodes): string | undefined {
  if (node.type !== 'inlineMath') return undefined;
  const { start, end } = spanOfNode(node);
  const isFollowed = /^\p{L}/u.test(markdown.slice(end));
  const isSentence = /^\d/.test(node.value) && word.test(node.value.replace(command, ''));
  return isFollowed || isSentence ? markdown.slice(start, end) : undefined;
}
