/** Markdown, parsed once: pages, paper, feeds and checks are made from its tree. */
import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { doubtfulFormula, escapeDollars, features } from './dollars.ts';
import { type MarkdownProblem, resolveHtml } from './html.ts';
import { childrenOf, nodesIn, placeOf } from './nodes.ts';

interface Parsed {
  root: Root;
  problems: readonly MarkdownProblem[];
}

/** A text in Markdown. It is parsed when its tree is asked for, and once. */
export class Markdown {
  /** As the owner wrote it. */
  readonly source: string;
  #parsed?: Parsed;

  constructor(source: string) {
    this.source = source;
  }

  /** What it says. Allowed HTML is nodes of the type `element`, any other is text. */
  get root(): Root {
    return this.#read().root;
  }

  /** HTML that is not allowed or not in pairs, and formulas that may be money. */
  get problems(): readonly MarkdownProblem[] {
    return this.#read().problems;
  }

  #read(): Parsed {
    this.#parsed ??= parse(this.source);
    return this.#parsed;
  }
}

function parse(source: string): Parsed {
  const escaped = escapeDollars(source);
  const root = markdownToMdast(escaped, { features }) as Root;
  const formulas = formulaProblems(root, escaped);
  if (escaped !== source) restorePlaces(root, source.split('\n'), escaped.split('\n'));
  return { root, problems: [...formulas, ...resolveHtml(root, source)] };
}

/** Warns of formulas that may be money. */
function formulaProblems(root: Root, escaped: string): MarkdownProblem[] {
  return nodesIn(root).flatMap((node) => {
    const formula = doubtfulFormula(escaped, node);
    if (!formula) return [];
    const message = `${formula} is shown as a formula. If it is text, write \\$ for each dollar sign.`;
    return { ...placeOf(node), message, severity: 'warning' };
  });
}

/** Sets lines and columns to those of the source, in which no dollar sign is escaped. */
function restorePlaces(node: Nodes, lines: readonly string[], escapedLines: readonly string[]): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    const [line = '', escapedLine = ''] = [lines[point.line - 1], escapedLines[point.line - 1]];
    if (line !== escapedLine) point.column = columnBefore(line, escapedLine, point.column);
  }
  for (const child of childrenOf(node)) restorePlaces(child, lines, escapedLines);
}

/** The column in a line from which another was made by inserting characters. */
function columnBefore(line: string, withInserted: string, column: number): number {
  let length = 0;
  for (const character of withInserted.slice(0, column - 1)) {
    if (line.startsWith(character, length)) length += character.length;
  }
  return length + 1;
}
