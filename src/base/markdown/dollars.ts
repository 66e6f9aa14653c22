/** Dollar signs in Markdown: which begin a formula, by Pandoc's rule, and which are money. */
import type { Nodes, Root } from 'mdast';
import { type Features, markdownToMdast } from 'satteri';
import { eastAsian } from '../characters.ts';
import { applyEdits, type Edit } from '../edits.ts';
import { childrenOf, isParagraph, spanOfNode } from './nodes.ts';

/** The parser options for all Markdown. */
export const features = { math: true, rawHtml: true, smartPunctuation: true } satisfies Features;

/**
 * Returns what can be known of Markdown before its formulas are: its paragraphs, code and links. Single dollar signs are
 * text, and so are quotes, which take long to parse.
 */
export const outlineOf = (markdown: string): Root =>
  markdownToMdast(markdown, {
    features: { ...features, math: { singleDollarTextMath: false }, smartPunctuation: false },
  }) as Root;

/** An escaped character; a formula, which may hold `\$`, and ends before a blank line; or dollar signs. */
const textPart =
  /\\[\s\S]|(?<formula>\$(?![\s$])(?:\\[\s\S]|[^\\$`\n]|\n(?![ \t]*\r?\n))+(?<!\s|\\\$)\$(?![\d$]))|(?<money>\$+)/g;

/** Code in alternative text, for which the tree has no nodes; an escaped character; or dollar signs. */
const linkPart = /(?<!`)(`+)(?!`).*?[^`]\1(?!`)|\\[\s\S]|(?<money>\$+)/gs;

/** What no formula contains: code, another dollar sign, the end of an element. */
const noFormula = /[`$]|<\//;

/** Nodes in which no formula begins or ends that is not all in them. */
const closed = /^(inlineCode|inlineMath|html|image|link|footnote)/;

const closedIn = (node: Nodes): Nodes[] =>
  childrenOf(node).flatMap((child) => (closed.test(child.type) ? [child] : closedIn(child)));

/** Returns how many brackets are open after a text, given those before it. */
function openBrackets(text: string, before: number): number {
  let open = before;
  for (const [mark] of text.matchAll(/\\[\s\S]|[[\]]/g))
    open = mark === '[' ? open + 1 : open - Number(mark === ']' && open > 0);
  return open;
}

/** A URL without https: that is behind none of the characters where the parser looks for it first. */
const lateUrl = /(?<=[^ \t\r\n(*\]_~])www\./iy;

/** Returns Markdown between two offsets, with placeholders for nodes in it. */
function withoutNodes(markdown: string, from: number, to: number, nodes: readonly Nodes[]): string {
  let [text, brackets] = ['', 0];
  for (const { start, end } of nodes.map(spanOfNode)) {
    const [before, node] = [markdown.slice(from + text.length, start), markdown.slice(start, end)];
    text += before;
    brackets = openBrackets(before, brackets);
    // The parser reads some URLs only after formulas.
    lateUrl.lastIndex = start;
    if (brackets > 0 ? /^\w/.test(node) : lateUrl.test(markdown)) continue;
    text += node.replace(/[^\n]/g, noFormula.test(node) ? '`' : '\ufffc');
  }
  return text + markdown.slice(from + text.length, to);
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Escapes the dollar signs of a text, which begins at an offset, except those of formulas. */
const escapeIn = (text: string, offset: number, part: RegExp): Edit[] =>
  Array.from(text.matchAll(part)).flatMap(({ groups: { formula = '', money = '' } = {}, index }) => {
    const start = offset + index;
    // The parser takes the dollar sign of `\$` for the end, unless the formula is between two.
    if (formula.slice(0, -1).includes('\\$')) return [insert(start, '$'), insert(start + formula.length, '$')];
    return Array.from(money, (_, at) => insert(start + at, '\\'));
  });

/** Returns the edits of a node's text. That of links is apart, so that no formula crosses their ends. */
function editsIn(markdown: string, node: Nodes): Edit[] {
  const { start, end } = spanOfNode(node);
  if (node.type.startsWith('image')) return escapeIn(markdown.slice(start, end), start, linkPart);
  const children = childrenOf(node);
  const edits = children.flatMap((child) => editsIn(markdown, child));
  const isLink = node.type.startsWith('link') && markdown[start] === '[';
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last || !(isLink || isParagraph(node))) return edits;
  const [from, to] = [spanOfNode(first).start, spanOfNode(last).end];
  const target = node.type === 'link' ? escapeIn(markdown.slice(to, end), to, linkPart) : [];
  return [...edits, ...escapeIn(withoutNodes(markdown, from, to, closedIn(node)), from, textPart), ...target];
}

/**
 * Returns Markdown in which every `$` outside of formulas and code is escaped.
 * Inline math follows Pandoc's rule: no space after the opening `$`, none before the closing one, no digit after it.
 */
export const escapeDollars = (markdown: string, outline: Root): string =>
  applyEdits(markdown, editsIn(markdown, outline));

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
  const words = node.value.replace(command, '');
  // East Asian text has no spaces around formulas.
  const [next = ''] = markdown.slice(end);
  const isFollowed = /\p{L}/u.test(next) && (eastAsian.test(words) || !eastAsian.test(next));
  const isSentence = /^\d/.test(node.value) && word.test(words);
  return isFollowed || isSentence ? markdown.slice(start, end) : undefined;
}
