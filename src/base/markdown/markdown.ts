/** Markdown, parsed once: pages, paper, feeds and checks are made from its tree. */
import type { Link, Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { type BoundProblem, boundProblem, mayCopySigns, signProblem, treeProblem } from './bounds.ts';
import { doubtfulFormula, escapeDollars, features, outlineOf } from './dollars.ts';
import { type MarkdownProblem, resolveHtml } from './html.ts';
import { childrenOf, nodesIn, placeOfNode, spanOfNode } from './nodes.ts';

interface ParsedText {
  root: Root;
  problems: readonly MarkdownProblem[];
}

/** The mark of an abbreviation in Hebrew, which the parser would pair as a quote: `צה"ל`. */
const gershayim = /\p{Script=Hebrew}"\p{Script=Hebrew}/u;

/** A text in Markdown. It is parsed once, when its tree is first needed. */
export class Markdown {
  /** As the owner wrote it. */
  readonly source: string;
  /** The text that it translates: the fragments of its headings are those of that text. */
  readonly original?: Markdown;
  readonly #isAsTyped: boolean;
  #parsed?: ParsedText;

  /** @param options `isAsTyped`: quotes, dashes and dots stay as they are written */
  constructor(source: string, { original, isAsTyped = false }: { original?: Markdown; isAsTyped?: boolean } = {}) {
    this.source = source;
    this.original = original;
    this.#isAsTyped = isAsTyped;
  }

  /** The parsed text. Allowed HTML is nodes of the type `element`, any other is text. */
  get root(): Root {
    return this.#read().root;
  }

  /** HTML that is not allowed or not in pairs, and formulas that may be money. */
  get problems(): readonly MarkdownProblem[] {
    return this.#read().problems;
  }

  #read(): ParsedText {
    this.#parsed ??= parse(this.source, !this.#isAsTyped && !gershayim.test(this.source));
    return this.#parsed;
  }
}

/** Returns an empty tree and the problem if a text is out of bounds. */
function parse(source: string, smartPunctuation: boolean): ParsedText {
  const root: Root = { type: 'root', children: [] };
  if (!source.trim()) return { root, problems: [] };
  const reject = (problem: BoundProblem): ParsedText => ({ root, problems: [{ ...problem, severity: 'error' }] });
  try {
    const bound = boundProblem(source);
    if (bound) return reject(bound);
    // A formula hides the code and links in it, so what could be one is compared with them first.
    const outline = (source.includes('$') || mayCopySigns(source)) && outlineOf(source);
    const problem = outline && (treeProblem(outline) ?? signProblem(source, outline));
    if (problem) return reject(problem);
    const escaped = outline ? escapeDollars(source, outline) : source;
    const root = markdownToMdast(escaped, { features: { ...features, smartPunctuation } }) as Root;
    const deep = treeProblem(root);
    if (deep) return reject(deep);
    const formulas = formulaProblems(root, escaped);
    splitNodes(root, escaped);
    if (escaped !== source) restorePlaces(root, source.split('\n'), escaped.split('\n'));
    return { root, problems: [...formulas, ...resolveHtml(root, source)] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return reject({ line: 1, column: 1, message: 'Links or emphasis are nested too deep. Nest them less.' });
  }
}

/** Punctuation that ends a URL in a sentence without spaces, as a space does. */
const punctuation = /[、。，．！？；：，「」『』（）《》〈〉【】“”‘’…،؛؟].*$/su;

/**
 * Takes the words behind a URL out of its link, which GitHub's Markdown ends at a space: `https://a.example。次の`. Keeps
 * single tildes, which strike words there: `2019~2021, 2022~2023`.
 */
function splitNodes(root: Root, markdown: string): void {
  const split = (node: Nodes): Nodes[] => {
    if (node.type === 'delete' && !markdown.startsWith('~~', spanOfNode(node).start)) {
      const tilde = { type: 'text', value: '~', position: node.position } as const;
      return [{ ...tilde }, ...node.children.flatMap(split), { ...tilde }];
    }
    if (node.type !== 'link' || !isTyped(node)) return [node];
    const [words] = node.children;
    const [rest] = (words?.type === 'text' && punctuation.exec(words.value)) || [];
    if (words?.type !== 'text' || !rest) return [node];
    words.value = words.value.slice(0, -rest.length);
    node.url = node.url.replace(punctuation, '');
    return [node, { type: 'text', value: rest, position: node.position }];
  };
  for (const node of nodesIn(root)) {
    const children = childrenOf(node);
    if (children.length) children.splice(0, children.length, ...children.flatMap(split));
  }
}

/** Returns whether a link is a URL without marks. */
const isTyped = ({ position, children: [words] }: Link) =>
  words?.type === 'text' && position?.start.column === words.position?.start.column;

/** Warns of formulas that may be money. */
function formulaProblems(root: Root, escaped: string): MarkdownProblem[] {
  return nodesIn(root).flatMap((node) => {
    const formula = doubtfulFormula(escaped, node);
    if (!formula) return [];
    const message = `${formula} is shown as a formula. If it is text, write \\$ for each dollar sign.`;
    return { ...placeOfNode(node), message, severity: 'warning' };
  });
}

/** Sets lines and columns to those of the source, in which no dollar sign is escaped. */
function restorePlaces(root: Root, lines: readonly string[], escapedLines: readonly string[]): void {
  const known = new Map<number, number[]>();
  for (const { position } of nodesIn(root)) {
    for (const point of position ? [position.start, position.end] : []) {
      const [line = '', escapedLine = ''] = [lines[point.line - 1], escapedLines[point.line - 1]];
      const columns = known.get(point.line) ?? columnsBefore(line, escapedLine);
      known.set(point.line, columns);
      point.column = columns[point.column - 1] ?? point.column;
    }
  }
}

/** Returns the columns of a line, by the columns of the same line with inserted characters. */
function columnsBefore(line: string, withInserted: string): number[] {
  let length = 0;
  const columns = [1];
  for (let at = 0; at < withInserted.length; at++) {
    if (line[length] === withInserted[at]) length += 1;
    columns.push(length + 1);
  }
  return columns;
}
