/** Changes the links of Markdown that comes from a résumé or goes into one, and nothing else in it. */
import type { Image, ImageReference, Nodes } from 'mdast';
import { applyEdits, type Edit } from '../edits.ts';
import { offsetsIn } from '../lines.ts';
import { Markdown } from './markdown.ts';
import { childrenOf, definitionsIn, nodesIn } from './nodes.ts';
import { linkTarget } from './toHast.ts';

/** A link in Markdown with words of its own. */
interface WrittenLink {
  /** All of it, as it is written. */
  written: string;
  /** Its words, as they are written. */
  label: string;
  url: string;
}

/** Returns the links of Markdown that have words of their own and a URL beside them: `[words](https://a.example)`. */
export function linksIn(source: string): WrittenLink[] {
  const { offsetOf } = offsetsIn(source);
  const between = (first?: Nodes, last = first) =>
    first?.position && last?.position ? source.slice(offsetOf(first.position.start), offsetOf(last.position.end)) : '';
  return nodesIn(new Markdown(source).root).flatMap((node) => {
    const written = node.type === 'link' ? between(node) : '';
    if (node.type !== 'link' || !written.startsWith('[')) return [];
    return [{ written, label: between(node.children[0], node.children.at(-1)), url: node.url }];
  });
}

/** Returns whether a URL leads out of the site, to the web or to a person. */
export const leavesSite = (url: string): boolean =>
  /^(http:)?\/\//i.test(url) || ['web', 'contact'].includes(linkTarget(url) ?? '');

/** Returns whether a link with this URL works on any site that has its text. */
const isAnywhere = (url: string) => url.startsWith('#') || leavesSite(url);

interface WebLinks {
  /** Called with each URL that is changed to https:. If omitted, none is. */
  onHttps?(url: string): void;
  /** Whether images that are files become their alt text. Otherwise they are removed. */
  keepsAlt?: boolean;
}

type SpanOf = (node: Nodes) => Omit<Edit, 'text'>;

/** Removes all but the words of a link. */
function unlink(node: Nodes, spanOf: SpanOf): Edit[] {
  const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
  const { start, end } = spanOf(node);
  if (!first || !last) return [{ start, end, text: '' }];
  return [
    { start, end: spanOf(first).start, text: '' },
    { start: spanOf(last).end, end, text: '' },
  ];
}

/** Changes the URL of a link to https:, which follows its words, or is its words. */
function secure(source: string, node: Nodes, spanOf: SpanOf): Edit[] {
  const { start, end } = spanOf(node);
  const last = childrenOf(node).at(-1);
  const found = [last ? spanOf(last).end : start, start].flatMap((from) => {
    const index = source.slice(from, end).search(/http:\/\//i);
    return index < 0 ? [] : [from + index];
  });
  return found.slice(0, 1).map((at) => ({ start: at, end: at + 'http:'.length, text: 'https:' }));
}

/** Makes a link of an image on the web that has a text; without one, of its URL. */
function toLink({ alt }: Image | ImageReference, url: string, { start, end }: Omit<Edit, 'text'>): Edit {
  return alt ? { start, end: start + '!'.length, text: '' } : { start, end, text: `<${url}>` };
}

/**
 * Returns Markdown whose links work on any site: links to files and pages beside the text become words. Images are
 * removed, since content only shows files of its own; one on the web becomes a link to it.
 */
export function withWebLinks({ source, root }: Markdown, { onHttps, keepsAlt = false }: WebLinks = {}): string {
  const { offsetOf } = offsetsIn(source);
  const spanOf: SpanOf = ({ position }) => ({
    start: position ? offsetOf(position.start) : 0,
    end: position ? offsetOf(position.end) : 0,
  });
  const nodes = nodesIn(root);
  const definitions = definitionsIn(root);
  const linked = new Set(nodes.filter(({ type }) => type.startsWith('link')).flatMap(nodesIn));
  const toHttps = (url: string): string => {
    if (!onHttps || !/^http:/i.test(url)) return url;
    const changed = url.replace(/^http:/i, 'https:');
    onHttps(changed);
    return changed;
  };
  const secured = (node: Nodes & { url: string }): Edit[] => {
    const edits = onHttps && /^http:/i.test(node.url) ? secure(source, node, spanOf) : [];
    if (edits.length) toHttps(node.url);
    return edits;
  };
  const imageEdits = (node: Image | ImageReference, url = ''): Edit[] => {
    const isOnWeb = /^https?:/i.test(url);
    if (!isOnWeb || linked.has(node))
      return [{ ...spanOf(node), text: (isOnWeb || keepsAlt ? node.alt : undefined) ?? '' }];
    const link = toLink(node, node.alt ? url : toHttps(url), spanOf(node));
    return node.alt && 'url' in node ? [link, ...secured(node)] : [link];
  };
  const edits = nodes.flatMap((node): Edit[] => {
    switch (node.type) {
      case 'image':
        return imageEdits(node, node.url);
      case 'imageReference':
        return imageEdits(node, definitions.get(node.identifier)?.url);
      case 'linkReference':
        return isAnywhere(definitions.get(node.identifier)?.url ?? '') ? [] : unlink(node, spanOf);
      case 'link':
        return isAnywhere(node.url) ? secured(node) : unlink(node, spanOf);
      case 'definition':
        return isAnywhere(node.url) ? secured(node) : [{ ...spanOf(node), text: '' }];
      default:
        return [];
    }
  });
  return applyEdits(source, edits).trim();
}
