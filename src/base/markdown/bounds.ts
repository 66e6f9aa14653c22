/** What keeps Markdown within bounds: its parser, and all that walks its tree, must exhaust neither stack nor memory. */
import type { Nodes } from 'mdast';
import type { Place } from '../problems.ts';
import { childrenOf, placeOf } from './nodes.ts';

/** Quotes, lists, marks and braces within each other; a text has some five. */
const deepest = 50;
/** Markers at the beginning of a line. */
const mostMarkers = 2 * deepest;

export interface BoundProblem extends Place {
  message: string;
}

const tooDeep = (what: string) => `${what} nested more than ${deepest} deep. Nest them less.`;

/** The quotation and list marks that a line begins with; what is further in than that belongs to a list as deep. */
const marks = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const columns = (indent: string) => indent.replaceAll('\t', '    ').length;
/** `* * *` and `- - -` part sections. */
const rule = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

/** How deep in lists and quotes a line is, at most; each list is indented by two columns at least. */
function depthOf(line: string): number {
  if (rule.test(line)) return 0;
  let depth = 0;
  marks.lastIndex = 0;
  for (let found = marks.exec(line); found; found = marks.exec(line)) {
    depth += 1 + Math.floor(columns(/^[ \t]*/.exec(found[0])?.[0] ?? '') / 2);
  }
  return depth;
}

/** Signs that part a text into pieces; the parser joins them again, each with all before it. */
const piece = /["'&_*~\\]|\.\.|--/g;
/** Characters that are copied by that. */
const mostCopied = 200_000_000;

/** Returns what is out of bounds in Markdown, before it is parsed. */
export function boundProblem(markdown: string): BoundProblem | undefined {
  let [copied, line] = [0, 1];
  for (const block of markdown.split(/(?<=\n[ \t]*\r?\n)/)) {
    copied += block.length * (block.match(piece)?.length ?? 0);
    if (copied > mostCopied) {
      return {
        line,
        column: 1,
        message: 'Paragraph has too many signs for its length. Put empty lines between its parts.',
      };
    }
    for (const text of block.split('\n')) {
      if (depthOf(text) > mostMarkers) return { line, column: 1, message: tooDeep('Quotes or lists are') };
      line += 1;
    }
    line -= 1;
  }
  return undefined;
}

/** Returns what is nested too deep in parsed Markdown. */
export function deepProblem(root: Nodes): BoundProblem | undefined {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length; depth++) {
    const [first] = level;
    // A list and its item are a level each.
    if (first && depth > 2 * deepest) return { ...placeOf(first), message: tooDeep('Quotes, lists or emphasis are') };
    const formula = level.find((node) => /math/i.test(node.type) && 'value' in node && isDeepFormula(node.value));
    if (formula) return { ...placeOf(formula), message: tooDeep('Parts of this formula are') };
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

/** In a formula: what opens a part, what closes one, and what only looks so. */
const bracket = /(\\(?:left|begin)(?![a-zA-Z])|(?<!\\)\{)|(\\(?:right|end)(?![a-zA-Z])|(?<!\\)\})/g;

/** Whether a formula is nested so deep that Temml, which calls itself, may not come back. */
function isDeepFormula(tex: string): boolean {
  let depth = 0;
  for (const [, opening] of tex.matchAll(bracket)) {
    depth += opening ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}
