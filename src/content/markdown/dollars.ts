/** Dollar signs in Markdown: which begin a formula, by Pandoc's rule, and which are money. */
import { type Features, markdownToMdast } from 'satteri';
import { childrenOf, type MarkdownNode } from './node.ts';

/** How this site reads Markdown wherever it does. */
export const features = { math: true, rawHtml: true, smartPunctuation: true } satisfies Features;

/** A formula between single dollar signs, which may hold `\$`; a blank line ends its paragraph. */
const pandocFormula = /\$(?!\s)(?:\\[\s\S]|[^\\$\n]|\n(?![ \t]*\r?\n))+(?<!\s)\$(?!\d)/y;

/** What a formula holds only where its end belongs to something else: to a link's address, a tag or code. */
const crossing = /^[^[]*\]\(|<\/[a-z]|^[^`]*(?:`[^`]*`[^`]*)*`[^`]*$/i;

interface Edit {
  /** Where in the Markdown. */
  at: number;
  insert: string;
}

/** What to insert, so that the parser agrees with Pandoc's rule on one formula that it found. */
function correct(markdown: string, { position }: MarkdownNode): Edit[] {
  const { start, end } = position;
  if (markdown.startsWith('$$', start.offset)) return [];
  pandocFormula.lastIndex = start.offset;
  const [formula] = pandocFormula.exec(markdown) ?? [];
  if (!formula || crossing.test(formula)) return [{ at: start.offset, insert: '\\' }];
  const last = start.offset + formula.length;
  // The parser takes the dollar sign of `\$` for the end, unless the formula is between two.
  if (last === end.offset) return [];
  return [start.offset, last].map((at) => ({ at, insert: '$' }));
}

/** The first correction in each paragraph: the next formula begins anew after it. */
function corrections(markdown: string, node: MarkdownNode): Edit[] {
  if (node.type === 'inlineMath') return correct(markdown, node);
  if (node.type === 'image' || node.type === 'imageReference') return inAltText(markdown, node);
  const isText = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  if (!isText) return childrenOf(node).flatMap((child) => corrections(markdown, child));
  return firstIn(markdown, childrenOf(node));
}

function firstIn(markdown: string, nodes: readonly MarkdownNode[]): Edit[] {
  for (const node of nodes) {
    const edits = childrenOf(node).length ? firstIn(markdown, childrenOf(node)) : corrections(markdown, node);
    if (edits.length) return edits;
  }
  return [];
}

/** The parser drops formulas from alternative text, which is text alone: every dollar sign in it is one. */
function inAltText(markdown: string, { position: { start, end } }: MarkdownNode): Edit[] {
  const asLink = markdown.slice(start.offset + 1, end.offset);
  const find = (node: MarkdownNode): Edit[] =>
    node.type === 'inlineMath'
      ? [{ at: start.offset + 1 + node.position.start.offset, insert: '\\' }]
      : childrenOf(node).flatMap(find);
  return find(markdownToMdast(asLink, { features }) as MarkdownNode).slice(0, 1);
}

/**
 * Returns Markdown in which every `$` that is no part of a formula is escaped, those in code apart.
 * Inline maths follows Pandoc's rule: no space after the opening `$`, none before the closing one, no digit after it.
 */
export function escapeDollars(markdown: string): string {
  let escaped = markdown;
  // Each round settles at least one dollar sign of each paragraph; the parser decides what the next one is then.
  for (const _ of markdown.matchAll(/\$/g)) {
    const edits = corrections(escaped, markdownToMdast(escaped, { features }) as MarkdownNode);
    if (!edits.length) break;
    for (const { at, insert } of edits.toSorted((a, b) => b.at - a.at)) {
      escaped = escaped.slice(0, at) + insert + escaped.slice(at);
    }
  }
  return escaped;
}

/** Words of a formula that nobody writes in maths, names of TeX and text in braces apart. */
const word = /\p{L}{3}/u;
const command = /\\[a-zA-Z]+\s*(\{[^{}]*\})?/g;

/**
 * Returns the formula as it is written where it may be no formula: `$HOME/$USER`, `$5 to 10 euros$`.
 * @param markdown what `node` was parsed from
 */
export function doubtfulFormula(markdown: string, { type, value = '', position }: MarkdownNode): string | undefined {
  if (type !== 'inlineMath') return undefined;
  const isFollowed = /^\p{L}/u.test(markdown.slice(position.end.offset));
  const isSentence = /^\d/.test(value) && word.test(value.replace(command, ''));
  return isFollowed || isSentence ? markdown.slice(position.start.offset, position.end.offset) : undefined;
}
