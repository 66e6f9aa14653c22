/** Changes the links of Markdown that comes from a résumé or goes into one, and nothing else in it. */
import type { Definition, Image, ImageReference, Nodes } from 'mdast';
import { applyEdits, type Edit } from '../edits.ts';
import { offsetsIn } from '../lines.ts';
import { Markdown } from './markdown.ts';
import { childrenOf, nodesIn } from './nodes.ts';
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

/**
 * Returns Markdown whose links work on any site: links to files and pages beside the text become words. Images are
 * removed, since content only shows files of its own; one on the web becomes a link to it.
 */
export function withWebLinks({ source, root }: Markdown, { onHttps, keepsAlt = false }: WebLinks = {}): string {
  const { offsetOf } = offsetsIn(source);
  const nodes = nodesIn(root);
  const definitions = new Map<string, Definition>(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
  );
  const spanInSource = ({ position }: Nodes) => ({
    start: position ? offsetOf(position.start) : 0,
    end: position ? offsetOf(position.end) : 0,
  });
  const linked = new Set(nodes.filter(({ type }) => type.startsWith('link')).flatMap(nodesIn));
  const replace = (node: Nodes, text: string): Edit[] => [{ ...spanInSource(node), text }];
  const remove = (node: Nodes): Edit[] => replace(node, '');
  const toHttps = (url: string): string => {
    if (!onHttps || !/^http:/i.test(url)) return url;
    const changed = url.replace(/^http:/i, 'https:');
    onHttps(changed);
    return changed;
  };
  /** Removes all but the words of a link. */
  const unlink = (node: Nodes): Edit[] => {
    const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
    if (!first || !last) return remove(node);
    const { start, end } = spanInSource(node);
    return [
      { start, end: spanInSource(first).start, text: '' },
      { start: spanInSource(last).end, end, text: '' },
    ];
  };
  /** Changes the URL of a link, which follows its words, or is its words. */
  const secure = (node: Nodes & { url: string }): Edit[] => {
    if (!onHttps || !/^http:/i.test(node.url)) return [];
    const { start, end } = spanInSource(node);
    const last = childrenOf(node).at(-1);
    const at = [last ? spanInSource(last).end : start, start].flatMap((from) => {
      const index = source.slice(from, end).search(/http:\/\//i);
      return index < 0 ? [] : [from + index];
    })[0];
    if (at === undefined) return [];
    toHttps(node.url);
    return [{ start: at, end: at + 'http:'.length, text: 'https:' }];
  };
  /** Makes a link of an image; in a link, its words. */
  const toLink = (node: Image | ImageReference, url = ''): Edit[] => {
    const isOnWeb = /^https?:/i.test(url);
    if (!isOnWeb || linked.has(node)) return replace(node, (isOnWeb || keepsAlt ? node.alt : undefined) ?? '');
    if (!node.alt) return replace(node, `<${toHttps(url)}>`);
    const { start } = spanInSource(node);
    return [{ start, end: start + '!'.length, text: '' }, ...('url' in node ? secure(node) : [])];
  };
  const edits = nodes.flatMap((node): Edit[] => {
    switch (node.type) {
      case 'image':
        return toLink(node, node.url);
      case 'imageReference':
        return toLink(node, definitions.get(node.identifier)?.url);
      case 'linkReference':
        return isAnywhere(definitions.get(node.identifier)?.url ?? '') ? [] : unlink(node);
      case 'link':
        return isAnywhere(node.url) ? secure(node) : unlink(node);
      case 'definition':
        return isAnywhere(node.url) ? secure(node) : remove(node);
      default:
        return [];
    }
  });
  return applyEdits(source, edits).trim();
}
