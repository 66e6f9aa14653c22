/** Elements of a Markdown tree, nested by their HTML tags. */
import type { Html, Nodes, Parent, RootContent } from 'mdast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { mayHave } from '../htmlTags.ts';
import type { Tag } from './htmlPieces.ts';

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

/** A tag in running text. */
export interface PlacedTag extends Tag {
  node: Html;
}

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
export type ParsedElement = DefaultTreeAdapterTypes.Element;

const isParsedElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

/** Siblings, nested by parse5. It reads their HTML, in which a comment replaces each node that isn't HTML. */
export class Nesting {
  readonly #parsed: readonly ParsedNode[];
  readonly #nodes: ReadonlyMap<number, Nodes>;
  readonly #tags: ReadonlyMap<number, PlacedTag>;

  /** @param nodes and tags by their offsets in the HTML */
  constructor(html: string, nodes: ReadonlyMap<number, Nodes>, tags: ReadonlyMap<number, PlacedTag>) {
    this.#parsed = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes;
    this.#nodes = nodes;
    this.#tags = tags;
  }

  /** Returns the elements from top to bottom, with their tags. */
  elements(nodes = this.#parsed): { opening: PlacedTag; closing?: PlacedTag; element: ParsedElement }[] {
    return nodes.filter(isParsedElement).flatMap((element) => {
      const { startOffset = -1, endTag } = element.sourceCodeLocation ?? {};
      const opening = this.#tags.get(startOffset);
      const closing = endTag && this.#tags.get(endTag.startOffset);
      return [...(opening ? [{ opening, closing, element }] : []), ...this.elements(element.childNodes)];
    });
  }

  /** Returns closing tags without an opening one. */
  strayTags(): PlacedTag[] {
    const closing = new Set(this.elements().map((element) => element.closing));
    return [...this.#tags.values()].filter((tag) => tag.isClosing && !closing.has(tag));
  }

  /** Returns the tag that closes the nearest element around one. */
  endAround({ parentNode: around }: ParsedElement): PlacedTag | undefined {
    if (!around || !isParsedElement(around as ParsedNode)) return undefined;
    const { endTag } = (around as ParsedElement).sourceCodeLocation ?? {};
    return endTag ? this.#tags.get(endTag.startOffset) : this.endAround(around as ParsedElement);
  }

  content(nodes = this.#parsed): RootContent[] {
    return nodes.flatMap((node): RootContent | RootContent[] => {
      const { startOffset = -1 } = node.sourceCodeLocation ?? {};
      if (node.nodeName === '#text') return { type: 'text', value: (node as DefaultTreeAdapterTypes.TextNode).value };
      if (!isParsedElement(node)) return (this.#nodes.get(startOffset) as RootContent | undefined) ?? [];
      const { name = node.tagName, attributes = [] } = this.#tags.get(startOffset) ?? {};
      const kept = attributes.filter((attribute) => mayHave(name, attribute.name));
      const hProperties = Object.fromEntries(kept.map((each) => [each.name, each.name === 'open' || each.value]));
      return { type: 'element', children: this.content(node.childNodes), data: { hName: name, hProperties } };
    });
  }
}
