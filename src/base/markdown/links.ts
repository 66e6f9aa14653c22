/** Changes the links of Markdown that comes from a résumé or goes into one, and nothing else in it. */
import type { Nodes } from 'mdast';
import { applyEdits, type Edit } from '../edits.ts';
import { bareUrl } from '../urls.ts';
import { Markdown } from './markdown.ts';
import { childrenOf, nodesIn, spanOf } from './nodes.ts';
import { linkTarget } from './toHast.ts';

function wordsSpanOf(node: Nodes): { start: number; end: number } | undefined {
  const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
  return first && last && { start: spanOf(first).start, end: spanOf(last).end };
}

/** Returns the links of Markdown that have words of their own and a URL beside them: `[words](https://a.example)`. */
export const linksIn = (source: string): string[] =>
  nodesIn(new Markdown(source).root).flatMap((node) => {
    const { start, end } = spanOf(node);
    return node.type === 'link' && source[start] === '[' ? [source.slice(start, end)] : [];
  });

export const leavesSite = (url: string): boolean =>
  /^(http:)?\/\//i.test(url) || ['web', 'contact'].includes(linkTarget(url) ?? '');

const isAnywhere = (url: string) => url.startsWith('#') || leavesSite(url);

function unlink(node: Nodes): Edit[] {
  const { start, end } = spanOf(node);
  const words = wordsSpanOf(node) ?? { start: end, end };
  return [
    { start, end: words.start, text: '' },
    { start: words.end, end, text: '' },
  ];
}

/** The scheme of a link's URL: it may be in `<>`, and the URL alone may be the link. */
const scheme = /(?<=^<?|\]\(\s*<?|\]:\s*<?)http(?=:\/\/)/i;

/**
 * Returns Markdown whose links work on any site: those to files and pages beside the text, and images, become words.
 * @param onHttps is called with each URL that is changed to https:. If omitted, none is
 */
export function withWebLinks({ source, root }: Markdown, onHttps?: (url: string) => void): string {
  const nodes = nodesIn(root);
  const linked = new Set(nodes.filter(({ type }) => type === 'link').flatMap(nodesIn));
  const secure = (node: Nodes & { url: string }): Edit[] => {
    const { start, end } = spanOf(node);
    const at = onHttps ? source.slice(start, end).search(scheme) : -1;
    if (at < 0) return [];
    onHttps?.(node.url.replace(/^http:/i, 'https:'));
    return [{ start: start + at, end: start + at + 'http'.length, text: 'https' }];
  };
  const edits = nodes.flatMap((node): Edit[] => {
    const { start, end } = spanOf(node);
    switch (node.type) {
      case 'image': {
        if (!/^https?:/i.test(node.url) || linked.has(node)) return [{ start, end, text: node.alt ?? '' }];
        // Without its mark, an image is a link.
        return [{ start, end: start + '!['.length, text: node.alt ? '[' : `[${bareUrl(node.url)}` }, ...secure(node)];
      }
      case 'link':
        return isAnywhere(node.url) ? secure(node) : unlink(node);
      case 'definition':
        return isAnywhere(node.url) ? secure(node) : [{ start, end, text: '' }];
      default:
        return [];
    }
  });
  return applyEdits(source, edits).trim();
}
