/** HTML in Markdown, by an allowlist: allowed elements become nodes of the tree, every other tag is text. */
import type { Html, Nodes, Parent, Root, RootContent } from 'mdast';
import { adviceFor, isAllowed, isBlockTag, isKnown, mayHave, parentOf } from '../htmlTags.ts';
import { mostProblems, type Position, type Problem } from '../problems.ts';
import { type Tag, tagsIn, tokensIn } from './htmlTokens.ts';
import { childrenOf, nodesIn, placeIn } from './nodes.ts';

/** An allowed element, with Markdown in it. */
interface HtmlElement extends Parent {
  type: 'element';
  children: RootContent[];
  /** Its name and attributes in HTML (mdast-util-to-hast). */
  data: { hName: string; hProperties: { title?: string; open?: boolean } };
}

declare module 'mdast' {
  interface RootContentMap {
    element: HtmlElement;
  }
}

/** A problem of a text, at a line of the text. */
export type MarkdownProblem = Position & Pick<Problem, 'message' | 'severity'>;

/** A problem in the HTML of a node. */
interface Finding extends Pick<MarkdownProblem, 'message' | 'severity'> {
  node: Html;
  /** Its offset in that HTML. */
  start: number;
}

/** Nodes whose children are blocks. */
const containers = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

const isHtml = (node: Nodes): node is Html => node.type === 'html';

/**
 * Replaces the HTML in a tree: allowed elements become nodes, other tags text; comments are left out.
 * @param source the text that the places of the tree refer to
 * @returns errors for tags that are not in pairs or in their place, warnings for others that are shown as text
 */
export function resolveHtml(root: Root, source: string): MarkdownProblem[] {
  const lines = source.split('\n');
  const nodes = nodesIn(root);
  const tags = nodes.filter(isHtml).flatMap(({ value }) => tagsIn(value));
  const closed = new Set(tags.filter(({ isClosing }) => isClosing).map(({ name }) => name));
  const parents = nodes.filter((node) => childrenOf(node).some(isHtml)) as Parent[];
  const findings: Finding[] = [];
  const rejected: string[] = [];
  for (const parent of parents) {
    const reader = new HtmlReader(containers.includes(parent.type), { closed, rejected, findings });
    parent.children = reader.read(parent.children);
  }
  return findings
    .slice(0, mostProblems)
    .map(({ node, start, message, severity }) => ({ ...placeIn(node, start, lines), message, severity }));
}

/** What is known of the HTML of a text. */
interface TextState {
  /** Names of all closing tags. */
  closed: ReadonlySet<string>;
  /** Names of tags that are text, whose closing tags are no problem of their own. */
  rejected: string[];
  findings: Finding[];
}

/** A tag in the HTML of a node, with what follows it until it is closed. */
interface OpenTag {
  tag: Tag;
  node: Html;
  children: RootContent[];
}

/** Nests siblings in the elements that the HTML among them makes. */
class HtmlReader {
  readonly #isContainer: boolean;
  readonly #text: TextState;
  readonly #children: RootContent[] = [];
  readonly #open: OpenTag[] = [];

  /** @param isContainer whether the siblings are blocks */
  constructor(isContainer: boolean, text: TextState) {
    this.#isContainer = isContainer;
    this.#text = text;
  }

  read(nodes: readonly RootContent[]): RootContent[] {
    for (const node of nodes) {
      if (isHtml(node)) this.#readHtml(node);
      else this.#siblings.push(node);
    }
    this.#leaveOpen(0);
    return this.#children;
  }

  get #siblings(): RootContent[] {
    return this.#open.at(-1)?.children ?? this.#children;
  }

  #report(node: Html, start: number, message: string, severity: Finding['severity'] = 'error') {
    this.#text.findings.push({ node, start, message, severity });
  }

  #addText(value: string) {
    const last = this.#siblings.at(-1);
    // Text of HTML, unlike that of Markdown, has no place.
    if (last?.type === 'text' && !last.position) last.value += value;
    else this.#siblings.push({ type: 'text', value });
  }

  #readHtml(node: Html) {
    for (const token of tokensIn(node.value)) {
      if (token.kind === 'tag') this.#readTag(token, node);
      else if (token.kind === 'text') this.#addText(token.value);
      else if (!token.isClosed)
        this.#report(node, token.start, '`<!--` is never closed. Write `-->` where the comment ends.');
    }
    // Between blocks, running text ends with its block of HTML.
    if (this.#isContainer) this.#leaveOpen(this.#open.findLastIndex(({ tag }) => isBlockTag(tag.name)) + 1);
  }

  #readTag(tag: Tag, node: Html) {
    const { name, isClosing } = tag;
    const misplaced = isClosing ? undefined : this.#misplacedBecause(name);
    const index = isClosing ? this.#open.findLastIndex((open) => open.tag.name === name) : -1;
    if (!isAllowed(name) || this.#isType(tag)) this.#warnOf(tag, node);
    else if (misplaced) this.#reject(tag, node, misplaced);
    else if (index >= 0) {
      this.#leaveOpen(index + 1);
      const open = this.#open.pop();
      if (open) this.#siblings.push(elementOf(open.tag, open.children));
      return;
    } else if (isClosing) this.#warnOfClosing(tag, node);
    else {
      if (name === 'br') this.#siblings.push(elementOf(tag, []));
      else this.#open.push({ tag, node, children: [] });
      return;
    }
    this.#addText(node.value.slice(tag.start, tag.end));
  }

  /** Returns whether a tag is the name of a type, as in `List<Figure>`. */
  #isType = ({ name, isCapitalized }: Tag) => isCapitalized && !this.#text.closed.has(name) && name !== 'br';

  /** Returns why an element may not be here. */
  #misplacedBecause(name: string): string | undefined {
    if (isBlockTag(name) && !this.#isContainer) return 'must begin a line of its own, below an empty line.';
    const parent = parentOf(name);
    return parent && this.#open.at(-1)?.tag.name !== parent ? `must be directly inside \`<${parent}>\`.` : undefined;
  }

  #reject({ name, shown, start }: Tag, node: Html, reason: string) {
    this.#text.rejected.push(name);
    this.#report(node, start, `\`${shown}\` ${reason}`);
  }

  /** Makes text of the tags that are open from an index on. */
  #leaveOpen(index: number) {
    const left = this.#open.splice(index);
    for (const { tag, node, children } of left) {
      const place = isBlockTag(tag.name) ? 'below its content' : 'in the same paragraph';
      this.#reject(tag, node, `is never closed. Write \`</${tag.name}>\` ${place}.`);
      this.#addText(node.value.slice(tag.start, tag.end));
      for (const child of children) this.#siblings.push(child);
    }
  }

  /** Warns of a tag that is shown as text, unless it is meant to be, as in `Array<string>`. */
  #warnOf({ name, shown, start, isCapitalized, isClosing }: Tag, node: Html) {
    const before = this.#siblings.at(-1);
    const isWord = isCapitalized || (before?.type === 'text' && /[\p{L}\p{N}_]$/u.test(before.value));
    if (isClosing || !(this.#text.closed.has(name) || (isKnown(name) && !isWord))) return;
    this.#report(node, start, `\`${shown}\` is shown as text. ${adviceFor(name, shown)}`, 'warning');
  }

  #warnOfClosing({ name, shown, start }: Tag, node: Html) {
    const index = this.#text.rejected.indexOf(name);
    if (index >= 0) this.#text.rejected.splice(index, 1);
    else this.#report(node, start, `\`${shown}\` has no \`<${name}>\` before it. Delete it.`);
  }
}

/** Returns an element with the attributes that it may have. */
function elementOf({ name, attributes }: Tag, children: RootContent[]): HtmlElement {
  const allowed = attributes.filter((attribute) => mayHave(name, attribute.name));
  const hProperties = Object.fromEntries(allowed.map((each) => [each.name, each.name === 'open' || each.value]));
  return { type: 'element', children, data: { hName: name, hProperties } };
}
