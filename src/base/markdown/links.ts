/** Changes the links of Markdown that comes from a résumé or goes into one, and nothing else in it. */
import type { Definition, Nodes } from 'mdast';
import { offsetsIn } from '../offsets.ts';
import { Markdown } from './markdown.ts';
import { childrenOf, nodesIn } from './nodes.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether an address leads to the same place from any site. */
const isAnywhere = (url: string) => /^(https?:\/\/|mailto:|#)/i.test(url);

/**
 * Returns Markdown whose links work on any site: addresses begin with https:, links to files and pages beside the text
 * become words, and images are removed.
 * @param onHttps is called with each address that did not begin with https:
 */
export function withWebLinks(source: string, onHttps: (address: string) => void = () => {}): string {
  const { root } = new Markdown(source);
  const { offsetOf } = offsetsIn(source);
  const nodes = nodesIn(root);
  const definitions = new Map<string, Definition>(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
  );
  const spanInSource = ({ position }: Nodes) => ({
    start: position ? offsetOf(position.start) : 0,
    end: position ? offsetOf(position.end) : 0,
  });
  const remove = (node: Nodes): Edit[] => [{ ...spanInSource(node), text: '' }];
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
  /** Changes the address of a link, which follows its words, or is its words. */
  const secure = (node: Nodes & { url: string }): Edit[] => {
    if (!/^http:/i.test(node.url)) return [];
    const { start, end } = spanInSource(node);
    const last = childrenOf(node).at(-1);
    const at = [last ? spanInSource(last).end : start, start].flatMap((from) => {
      const index = source.slice(from, end).search(/http:\/\//i);
      return index < 0 ? [] : [from + index];
    })[0];
    if (at === undefined) return [];
    onHttps(node.url.replace(/^http:/i, 'https:'));
    return [{ start: at, end: at + 'http:'.length, text: 'https:' }];
  };
  const edits = nodes.flatMap((node): Edit[] => {
    switch (node.type) {
      case 'image':
      case 'imageReference':
        return remove(node);
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
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(({ end, text }, index) => text + source.slice(end, inOrder[index + 1]?.start));
  return (source.slice(0, inOrder[0]?.start) + parts.join('')).trim();
}
