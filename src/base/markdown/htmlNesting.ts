/** Siblings of a Markdown tree, nested in the elements that the HTML tags among them make. */
import type { Html, Nodes, Parent, RootContent } from 'mdast';
import { type DefaultTreeAdapterTypes, parseFragment, type Token } from 'parse5';
import { mayHave } from '../htmlTags.ts';
import { type HtmlToken, isTag, type Tag } from './htmlTokens.ts';

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

type PlacedToken<Token extends HtmlToken> = Token & { node: Html };
export type PlacedTag = PlacedToken<Tag>;

/** A sibling: a token of HTML, or any other node. */
export type Sibling = PlacedToken<HtmlToken> | Exclude<Nodes, Html>;

const isPlacedTag = (sibling: Sibling): sibling is PlacedTag => 'kind' in sibling && isTag(sibling);

export const tagsAmong = (siblings: readonly Sibling[]): PlacedTag[] => siblings.filter(isPlacedTag);

/** An element with its tags. */
export interface TaggedElement {
  opening: PlacedTag;
  closing?: PlacedTag;
  /** The element directly around it. */
  parent?: TaggedElement;
  children: Content;
}

type Content = readonly (TaggedElement | RootContent)[];

/**
 * Nests siblings in elements, whose tags parse5 pairs. It reads a comment in place of each node that isn't HTML.
 * @param elementTags tags of elements; any other tag is text
 */
export function nest(siblings: readonly Sibling[], elementTags: ReadonlySet<Tag>): Content {
  const byOffset = new Map<number, Sibling>();
  let html = '';
  for (const sibling of siblings) {
    byOffset.set(html.length, sibling);
    html += htmlOf(sibling, elementTags);
  }
  const at = (location?: Token.Location | null) => byOffset.get(location?.startOffset ?? -1);
  const tagAt = (location?: Token.Location | null) => {
    const sibling = at(location);
    return sibling && isPlacedTag(sibling) ? sibling : undefined;
  };
  const read = (node: DefaultTreeAdapterTypes.ChildNode, parent?: TaggedElement): Content => {
    if ('value' in node) return [{ type: 'text', value: node.value }];
    if (!('tagName' in node)) return [at(node.sourceCodeLocation) as RootContent];
    const opening = tagAt(node.sourceCodeLocation);
    // parse5 makes an element of `</br>`.
    if (!opening) return [];
    const closing = tagAt(node.sourceCodeLocation?.endTag);
    const element: TaggedElement = { opening, closing, parent, children: [] };
    element.children = node.childNodes.flatMap((child) => read(child, element));
    return [element];
  };
  return parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.flatMap((node) => read(node));
}

function htmlOf(sibling: Sibling, elementTags: ReadonlySet<Tag>): string {
  if (!('kind' in sibling)) return '<!---->';
  if (sibling.kind === 'comment' && sibling.isClosed) return '';
  if (isTag(sibling) && elementTags.has(sibling)) return `<${sibling.isClosing ? '/' : ''}${sibling.name}>`;
  const written = sibling.node.value.slice(sibling.start, sibling.end);
  // Entities in a tag that is text stay as they are written.
  return (isTag(sibling) ? written.replaceAll('&', '&amp;') : written).replaceAll('<', '&lt;');
}

const isElement = (child: Content[number]): child is TaggedElement => 'opening' in child;

/** Returns the elements of nested siblings, from top to bottom. */
export const elementsAmong = (content: Content): TaggedElement[] =>
  content.filter(isElement).flatMap((element) => [element, ...elementsAmong(element.children)]);

/** Returns nested siblings as nodes of a Markdown tree. Elements keep the attributes that they may have. */
export const nodesOf = (content: Content): RootContent[] =>
  content.map((child) => {
    if (!isElement(child)) return child;
    const { name, attributes } = child.opening;
    const allowed = attributes.filter((attribute) => mayHave(name, attribute.name));
    const hProperties = Object.fromEntries(allowed.map((each) => [each.name, each.name === 'open' || each.value]));
    return { type: 'element', children: nodesOf(child.children), data: { hName: name, hProperties } };
  });
