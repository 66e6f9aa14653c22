/** Changes the links of Markdown that comes from a résumé or goes into one, and nothing else in it. */
import type { Nodes } from 'mdast';
import { applyEdits, type Edit } from '../edits.ts';
import { Markdown } from './markdown.ts';
import { childrenOf, nodesIn, spanOf } from './nodes.ts';
import { linkTarget } from './toHast.ts';

interface WrittenLink {
  written: string;
  label: string;
  url: string;
}

function wordsSpanOf(node: Nodes): { start: number; end: number } | undefined {
  const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
  return first && last && { start: spanOf(first).start, end: spanOf(last).end };
}

/** Returns the links of Markdown that have words of their own and a URL beside them: `[words](https://a.example)`. */
export function linksIn(source: string): WrittenLink[] {
  const between = ({ start, end } = { start: 0, end: 0 }) => source.slice(start, end);
  return nodesIn(new Markdown(source).root).flatMap((node) => {
    if (node.type !== 'link' || source[spanOf(node).start] !== '[') return [];
    return [{ written: between(spanOf(node)), label: between(wordsSpanOf(node)), url: node.url }];
  });
}

export const leavesSite = (url: string): boolean =>
  /^(http:)?\/\//i.test(url) || ['web', 'contact'].includes(linkTarget(url) ?? '');

const isAnywhere = (url: string) => url.startsWith('#') || leavesSite(url);

interface WebLinks {
  /** Called with each URL that is changed to https:. If omitted, none is. */
  onHttps?(url: string): void;
  /** Whether images that are files become their alt text. Otherwise they are removed. */
  keepsAlt?: boolean;
}

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

/** Returns Markdown whose links work on any site: those to files and pages beside the text, and images, become words. */
export function withWebLinks({ source, root }: Markdown, { onHttps, keepsAlt = false }: WebLinks = {}): string {
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
        const { url } = node;
        const isOnWeb = /^https?:/i.test(url);
        if (!isOnWeb || linked.has(node)) return [{ start, end, text: ((isOnWeb || keepsAlt) && node.alt) || '' }];
        if (node.alt) return [{ start, end: start + '!'.length, text: '' }, ...secure(node)];
        const secured = onHttps ? url.replace(/^http:/i, 'https:') : url;
        if (secured !== url) onHttps?.(secured);
        return [{ start, end, text: `<${secured}>` }];
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
