import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { describe } from '../problemTexts.ts';
import { hideMoney, showMoney } from './dollars.ts';
import { type MarkdownProblem, resolveHtml } from './html.ts';
import { childrenOf, nodesIn } from './nodes.ts';

interface ParsedText {
  root: Root;
  problems: readonly MarkdownProblem[];
}

/** The mark of an abbreviation in Hebrew, which the parser would pair as a quote: `צה"ל`. */
const gershayim = /\p{Script=Hebrew}"\p{Script=Hebrew}/u;

export class Markdown {
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

  /** The parsed text. Allowed HTML is nodes of the type `element`, any other is text. No link or image is a reference. */
  get root(): Root {
    return this.#read().root;
  }

  get problems(): readonly MarkdownProblem[] {
    return this.#read().problems;
  }

  #read(): ParsedText {
    this.#parsed ??= parse(this.source, !this.#isAsTyped && !gershayim.test(this.source));
    return this.#parsed;
  }
}

/** Levels of a tree: all that walks it calls itself for each. Each list has two. */
const mostLevels = 100;
/** The parser copies the text of a paragraph for each of these signs, and ends the program if it can't. */
const sign = /["'&]|\.\.|--/g;
const mostCopied = 150_000_000;

/** Returns whether a paragraph has more signs, for its length, than the parser can take. */
const hasTooManySigns = (markdown: string): boolean =>
  markdown
    .split(/\n[ \t]*\r?\n/)
    .some((text) => Buffer.byteLength(text) * (text.match(sign)?.length ?? 0) > mostCopied);

function isTooDeep(root: Nodes): boolean {
  let level: Nodes[] = [root];
  for (let depth = 0; depth < mostLevels && level.length; depth++) level = level.flatMap(childrenOf);
  return level.length > 0;
}

/** Gives links and images that name a definition its URL: of several with one name, the first counts. */
function resolveReferences(root: Root): void {
  const nodes = nodesIn(root);
  const definitions = nodes.filter((node) => node.type === 'definition').toReversed();
  const byName = new Map(definitions.map((node) => [node.identifier, node]));
  for (const node of nodes) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue;
    const { url = '', title } = byName.get(node.identifier) ?? {};
    Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
  }
}

function parse(source: string, smartPunctuation: boolean): ParsedText {
  const none: Root = { type: 'root', children: [] };
  if (!source.trim()) return { root: none, problems: [] };
  const features = { math: true, rawHtml: true, smartPunctuation };
  const root = hasTooManySigns(source) ? undefined : (markdownToMdast(hideMoney(source), { features }) as Root);
  if (root && !isTooDeep(root)) {
    showMoney(root);
    resolveReferences(root);
    const problems = resolveHtml(root);
    if (!isTooDeep(root)) return { root, problems };
  }
  return { root: none, problems: [{ line: 1, column: 1, ...describe({ kind: 'markdownDepth' }) }] };
}
