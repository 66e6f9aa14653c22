/** HTML in Markdown, by an allowlist: allowed elements become nodes of the tree, every other tag is text. */
import type { Html, Nodes, Parent, Root, RootContent } from 'mdast';
import { adviceFor, isAllowed, isBlockTag, isKnown, mayHave, parentOf } from '../htmlTags.ts';
import { mostProblems, type Position } from '../problems.ts';
import { type Description, describe, type Finding } from '../problemTexts.ts';
import { type Tag, tagsIn, tokensIn } from './htmlTokens.ts';
import { childrenOf, nodesIn, placeIn } from './nodes.ts';

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

export type MarkdownProblem = Position & Description;

interface Findings {
  closed: ReadonlySet<string>;
  problems: { node: Html; start: number; finding: Finding }[];
}

const containers = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

const isHtml = (node: Nodes): node is Html => node.type === 'html';

/**
 * Makes nodes of the allowed HTML in a tree, and text of other tags; leaves out comments.
 * @returns errors for tags that are not in pairs or in their place, warnings for others
 */
export function resolveHtml(root: Root): MarkdownProblem[] {
  const nodes = nodesIn(root);
  const closing = nodes.filter(isHtml).flatMap(({ value }) => tagsIn(value).filter(({ isClosing }) => isClosing));
  const findings: Findings = { closed: new Set(closing.map(({ name }) => name)), problems: [] };
  for (const node of nodes) {
    if (!childrenOf(node).some(isHtml)) continue;
    const parent = node as Parent;
    parent.children = new HtmlReader(containers.includes(node.type), findings).read(parent.children);
  }
  return findings.problems
    .slice(0, mostProblems)
    .map(({ node, start, finding }) => ({ ...placeIn(node, start), ...describe(finding) }));
}

interface OpenTag {
  tag: Tag;
  node: Html;
  children: RootContent[];
}

class HtmlReader {
  readonly #isContainer: boolean;
  readonly #findings: Findings;
  readonly #children: RootContent[] = [];
  readonly #open: OpenTag[] = [];

  /** @param isContainer whether the siblings are blocks */
  constructor(isContainer: boolean, findings: Findings) {
    this.#isContainer = isContainer;
    this.#findings = findings;
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

  #report(node: Html, { start, shown }: Pick<Tag, 'start' | 'shown'>, finding: Finding) {
    this.#findings.problems.push({ node, start, finding: { found: shown, ...finding } });
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
        this.#report(node, { ...token, shown: '<!--' }, { kind: 'htmlOpen', write: '-->', allowed: 'where it ends' });
    }
    // Between blocks, running text ends with its block of HTML.
    if (this.#isContainer) this.#leaveOpen(this.#open.findLastIndex(({ tag }) => isBlockTag(tag.name)) + 1);
  }

  #readTag(tag: Tag, node: Html) {
    const { name, isClosing } = tag;
    const index = isClosing ? this.#open.findLastIndex((open) => open.tag.name === name) : -1;
    const misplaced = isClosing ? { kind: 'htmlClose' as const, allowed: `<${name}>` } : this.#misplacedBecause(name);
    if (!isAllowed(name) || this.#isType(tag)) {
      if (!isClosing && this.#isTag(tag)) this.#report(node, tag, { kind: 'htmlText', allowed: adviceFor(name) });
      this.#addText(node.value.slice(tag.start, tag.end));
    } else if (index >= 0) {
      this.#leaveOpen(index + 1);
      for (const open of this.#open.splice(index)) this.#siblings.push(elementOf(open.tag, open.children));
    } else if (misplaced) {
      this.#report(node, tag, misplaced);
      this.#addText(node.value.slice(tag.start, tag.end));
    } else if (name === 'br') this.#siblings.push(elementOf(tag, []));
    else this.#open.push({ tag, node, children: [] });
  }

  /** Returns whether a tag is the name of a type, as in `List<Figure>`. */
  #isType({ name, isCapitalized }: Tag): boolean {
    return isCapitalized && !this.#findings.closed.has(name) && name !== 'br';
  }

  /** Returns whether a tag that is shown as text is meant to be one, unlike in `Array<string>` and `Vec<a>`. */
  #isTag({ name, isCapitalized }: Tag): boolean {
    const before = this.#siblings.at(-1);
    const isWord = isCapitalized || (before?.type === 'text' && /[\p{L}\p{N}_]$/u.test(before.value));
    return this.#findings.closed.has(name) || (isKnown(name) && !isWord);
  }

  #misplacedBecause(name: string): Finding | undefined {
    if (isBlockTag(name) && !this.#isContainer) return { kind: 'htmlBlock' };
    const parent = parentOf(name);
    const isInside = !parent || this.#open.at(-1)?.tag.name === parent;
    return isInside ? undefined : { kind: 'htmlParent', allowed: `<${parent}>` };
  }

  #leaveOpen(index: number) {
    for (const { tag, node, children } of this.#open.splice(index)) {
      const allowed = isBlockTag(tag.name) ? 'below its content' : 'in the same paragraph';
      this.#report(node, tag, { kind: 'htmlOpen', write: `</${tag.name}>`, allowed });
      this.#addText(node.value.slice(tag.start, tag.end));
      for (const child of children) this.#siblings.push(child);
    }
  }
}

function elementOf({ name, attributes }: Tag, children: RootContent[]): HtmlElement {
  const allowed = attributes.filter((attribute) => mayHave(name, attribute.name));
  const hProperties = Object.fromEntries(allowed.map((each) => [each.name, each.name === 'open' || each.value]));
  return { type: 'element', children, data: { hName: name, hProperties } };
}
