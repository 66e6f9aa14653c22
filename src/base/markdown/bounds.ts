/** Limits of Markdown: its parser, and all that walks its tree, must not exhaust stack or memory. */
import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { Position } from '../problems.ts';
import { features } from './dollars.ts';
import { childrenOf, nodesIn, placeOfNode, spanOfNode } from './nodes.ts';

/** Nesting depth of quotes, lists, marks and braces; a text has about five levels. */
const deepest = 50;
/** Notes of a text: each is compared with those before it. */
const mostNotes = 1000;
/** Cells of its tables: a short row is filled up to the width of the first. */
const mostCells = 50_000;
/** Markers at the beginning of a line. */
const mostMarkers = 2 * deepest;

export interface BoundProblem extends Position {
  message: string;
}

const tooDeep = (what: string) => `${what} nested more than ${deepest} deep. Nest them less.`;

/** The quotation and list marks that a line begins with; the indentation before one counts as lists around it. */
const marks = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const columns = (indent: string) => indent.replaceAll('\t', '    ').length;
/** `* * *` and `- - -` separate sections. */
const rule = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

/** Returns how deep in lists and quotes a line can be: each list is indented by at least two columns. */
function depthOf(line: string): number {
  if (rule.test(line)) return 0;
  let depth = 0;
  marks.lastIndex = 0;
  for (let found = marks.exec(line); found; found = marks.exec(line)) {
    depth += 1 + Math.floor(columns(/^[ \t]*/.exec(found[0])?.[0] ?? '') / 2);
  }
  return depth;
}

/** Where the parser splits a text. To join the pieces again, it copies all text before each one. */
const entity = /&#?\w{1,32};/g;
const sign = /["']|\.\.|--|&#?\w{1,32};/g;
/** Maximum number of bytes that it may copy. */
const mostCopied = 50_000_000;

/** Returns the index of the text at which the parser has copied too much; -1 if it never does. */
function findCopied(texts: readonly string[], piece: RegExp): number {
  let copied = 0;
  return texts.findIndex((text) => {
    copied += Buffer.byteLength(text) * (text.match(piece)?.length ?? 0);
    return copied > mostCopied;
  });
}

/** Reports the first paragraph with too many signs for its length. */
function copyProblem(markdown: string): BoundProblem | undefined {
  const message = 'Paragraph has too many special characters for its length. Put empty lines between its parts.';
  const blocks = markdown.split(/(?<=\n[ \t]*\r?\n)/);
  const block = findCopied(blocks, entity);
  if (block >= 0) return { line: blocks.slice(0, block).join('').split('\n').length, column: 1, message };
  if (findCopied(blocks, sign) < 0) return undefined;
  // Lists, tables and code may have as many lines without an empty one. Parsing takes long for signs in paragraphs
  // alone.
  const root = markdownToMdast(markdown, { features: { ...features, smartPunctuation: false } }) as Nodes;
  const texts = nodesIn(root).filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type));
  const sources = texts.map(spanOfNode).map(({ start, end }) => markdown.slice(start, end));
  const text = texts[findCopied(sources, sign)];
  return text && { ...placeOfNode(text), message };
}

/** Returns what is out of bounds in Markdown, before it is parsed. */
export function boundProblem(markdown: string): BoundProblem | undefined {
  const deep = markdown.split('\n').findIndex((line) => depthOf(line) > mostMarkers);
  return deep < 0 ? copyProblem(markdown) : { line: deep + 1, column: 1, message: tooDeep('Quotes or lists are') };
}

/** Returns what is nested too deep in parsed Markdown, or becomes more than pages hold. */
export function treeProblem(root: Nodes): BoundProblem | undefined {
  let level: readonly Nodes[] = [root];
  let [notes, cells] = [0, 0];
  for (let depth = 0; level.length; depth++) {
    const [first] = level;
    // A list and its item are a level each.
    if (first && depth > 2 * deepest)
      return { ...placeOfNode(first), message: tooDeep('Quotes, lists or emphasis are') };
    const formula = level.find((node) => /math/i.test(node.type) && 'value' in node && isDeepFormula(node.value));
    if (formula) return { ...placeOfNode(formula), message: tooDeep('Parts of this formula are') };
    for (const node of level) {
      if (node.type === 'footnoteDefinition' && ++notes > mostNotes)
        return { ...placeOfNode(node), message: `Text has more than ${mostNotes} notes. Delete some.` };
      if (node.type !== 'table') continue;
      cells += node.children.length * (node.align?.length ?? 0);
      if (cells > mostCells)
        return { ...placeOfNode(node), message: `Tables have more than ${mostCells} cells. Delete rows or columns.` };
    }
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

/** In a formula: what opens a part, and what closes one. */
const bracket = /(\\(?:left|begin)(?![a-zA-Z])|(?<!\\)\{)|(\\(?:right|end)(?![a-zA-Z])|(?<!\\)\})/g;

/** Returns whether a formula is nested so deep that Temml, which is recursive, could run out of stack. */
function isDeepFormula(tex: string): boolean {
  let depth = 0;
  for (const [, opening] of tex.matchAll(bracket)) {
    depth += opening ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}
