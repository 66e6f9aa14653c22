/** Limits of Markdown: its parser, and all that walks its tree, must not exhaust stack or memory. */
import type { Nodes, Table } from 'mdast';
import type { Position } from '../problems.ts';
import { childrenOf, isParagraph, nodesIn, placeOfNode, spanOfNode } from './nodes.ts';

/** Nesting depth of quotes, lists, marks and braces; a text has about five levels. */
const deepest = 50;
/** Notes of a text: each is compared with those before it. */
const mostNotes = 1000;
/** Cells of its tables: a short row is filled up to the width of the first. */
const mostCells = 50_000;
/** Markers at the beginning of a line. */
const mostMarkers = 2 * deepest;
/** Levels of its tree: the root, and two for each list, which has items. */
const mostLevels = 1 + 2 * deepest;

export interface BoundProblem extends Position {
  message: string;
}

const tooDeep = (what: string) => `${what} nested more than ${deepest} deep. Nest them less.`;

/** The quotation and list marks that a line begins with; the indentation before one counts as lists around it. */
const marks = /([ \t]*)(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/gy;
const columns = (indent: string) => indent.replaceAll('\t', '    ').length;
/** `* * *` and `- - -` separate sections. */
const rule = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

/** Returns how deep in lists and quotes a line can be: each list is indented by at least two columns. */
function depthOf(line: string): number {
  if (rule.test(line)) return 0;
  const depths = Array.from(line.matchAll(marks), ([, indent = '']) => 1 + Math.floor(columns(indent) / 2));
  return depths.reduce((sum, depth) => sum + depth, 0);
}

/** Returns the index of the item with which a sum exceeds its maximum; -1 if it never does. */
function findExcess<Item>(items: readonly Item[], sizeOf: (item: Item) => number, most: number): number {
  let sum = 0;
  return items.findIndex((item) => {
    sum += sizeOf(item);
    return sum > most;
  });
}

/** Where the parser splits a text. To join the pieces again, it copies all text before each one. */
const entity = /&#?\w{1,32};/g;
const sign = /["']|\.\.|--|&#?\w{1,32};/g;
/** Maximum number of bytes that it may copy. */
const mostCopied = 50_000_000;

/** Returns the index of the text at which the parser has copied too much; -1 if it never does. */
const findCopied = (texts: readonly string[], piece: RegExp): number =>
  findExcess(texts, (text) => Buffer.byteLength(text) * (text.match(piece)?.length ?? 0), mostCopied);

const copyMessage = 'Paragraph has too many special characters for its length. Put empty lines between its parts.';

const paragraphsIn = (markdown: string) => markdown.split(/(?<=\n[ \t]*\r?\n)/);

/** Returns whether a text may have too many signs: lists, tables and code may have as many lines without an empty one. */
export const mayCopySigns = (markdown: string): boolean => findCopied(paragraphsIn(markdown), sign) >= 0;

/**
 * Reports the first paragraph with too many signs for its length. Parsing takes long for signs in paragraphs alone.
 * @param outline the tree without smart punctuation
 */
export function signProblem(markdown: string, outline: Nodes): BoundProblem | undefined {
  const texts = nodesIn(outline).filter(isParagraph);
  const sources = texts.map(spanOfNode).map(({ start, end }) => markdown.slice(start, end));
  const text = texts[findCopied(sources, sign)];
  return text && { ...placeOfNode(text), message: copyMessage };
}

/** Returns what is out of bounds in Markdown, before it is parsed. */
export function boundProblem(markdown: string): BoundProblem | undefined {
  const deep = markdown.split('\n').findIndex((line) => depthOf(line) > mostMarkers);
  if (deep >= 0) return { line: deep + 1, column: 1, message: tooDeep('Quotes or lists are') };
  const blocks = paragraphsIn(markdown);
  const block = findCopied(blocks, entity);
  if (block < 0) return undefined;
  return { line: blocks.slice(0, block).join('').split('\n').length, column: 1, message: copyMessage };
}

/** Returns what is nested too deep in parsed Markdown, or becomes more than pages hold. */
export function treeProblem(root: Nodes): BoundProblem | undefined {
  const levels = levelsIn(root);
  const nodes = levels.flat();
  const notes = nodes.filter(({ type }) => type === 'footnoteDefinition');
  const tables = nodes.filter((node) => node.type === 'table');
  const problem = (node: Nodes | undefined, message: string) => node && { ...placeOfNode(node), message };
  return (
    problem(levels[mostLevels]?.[0], tooDeep('Quotes, lists or emphasis are')) ??
    problem(nodes.find(isDeepFormula), tooDeep('Parts of this formula are')) ??
    problem(notes[mostNotes], `Text has more than ${mostNotes} notes. Delete some.`) ??
    problem(
      tables[findExcess(tables, cellsOf, mostCells)],
      `Tables have more than ${mostCells} cells. Delete rows or columns.`,
    )
  );
}

/** Returns the levels of a tree, from the root to the first that is too deep. A function that calls itself could fail. */
function levelsIn(root: Nodes): Nodes[][] {
  const levels: Nodes[][] = [];
  for (let level = [root]; level.length && levels.length <= mostLevels; level = level.flatMap(childrenOf)) {
    levels.push(level);
  }
  return levels;
}

const cellsOf = ({ children, align }: Table): number => children.length * (align?.length ?? 0);

/** In a formula: what opens a part, and what closes one. */
const bracket = /(\\(?:left|begin)(?![a-zA-Z])|(?<!\\)\{)|(\\(?:right|end)(?![a-zA-Z])|(?<!\\)\})/g;

/** Returns whether a node is a formula so deep that Temml, which is recursive, could run out of stack. */
function isDeepFormula(node: Nodes): boolean {
  if (node.type !== 'math' && node.type !== 'inlineMath') return false;
  const steps = Array.from(node.value.matchAll(bracket), ([, opening]) => (opening ? 1 : -1));
  return findExcess(steps, (step) => step, deepest) >= 0;
}
