import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { htmlToHast } from 'satteri';
import { across, classesOf, element, isElement, text, textOfElement } from './elements.ts';

/** What the highlighter marks and the page shows (src/ui/Exhibits.module.css). */
const toned = ['comment', 'keyword'];
const changes = { 'inserted-sign': 'ins', 'deleted-sign': 'del' };

/** Drops elements of the highlighter that look like the text around them: most elements of a page with code. */
const withoutPlain = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = withoutPlain(node.children);
    const classes = classesOf(node);
    const change = Object.entries(changes).find(([name]) => classes.includes(name));
    if (change) return [element(change[1], {}, children)];
    const isPlain = node.tagName === 'span' && !toned.some((tone) => classes.includes(tone));
    return isPlain ? children : [element(node.tagName, node.properties, children)];
  });

/** Returns what follows the language of a block: `title="grid.ts" {2,4-6}`. */
export function metaOf({ meta }: Pick<Code, 'meta'>): {
  title?: string;
  marked: (readonly [from: number, to: number])[];
} {
  const [, title] = /\btitle="([^"]+)"/.exec(meta ?? '') ?? [];
  const [, lines = ''] = /\{([\d\s,-]+)\}/.exec(meta ?? '') ?? [];
  const marked = Array.from(
    lines.matchAll(/(\d+)(?:-(\d+))?/g),
    ([, from, to = from]) => [Number(from), Number(to)] as const,
  );
  return { title, marked };
}

/** Returns nodes by lines, each with its line break. An element of several lines is in each of them. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts = isElement(node)
      ? linesOf(node.children).map((children) => element(node.tagName, node.properties, children))
      : textOfElement(node)
          .split('\n')
          .map((words, index, all) => text(index < all.length - 1 ? `${words}\n` : words));
    for (const [index, part] of parts.entries()) {
      if (index) lines.push([]);
      if (textOfElement(part)) lines.at(-1)?.push(part);
    }
  }
  return lines;
}

/** Highlights code by classes. Code wider than its column scrolls, by keyboard as well. */
export async function codeOf({ value, lang, meta }: Code): Promise<Element> {
  const { runHighlighterWithAstro } = await import('@astrojs/prism/dist/highlighter');
  // The name becomes part of a class and of what the highlighter loads.
  const language = lang && /^[\w+#.-]+$/.test(lang) ? lang : 'plaintext';
  const { html } = await runHighlighterWithAstro(language, value);
  const tree = htmlToHast(html === value ? '' : html, { fragment: true });
  const highlighted = 'children' in tree && tree.children.length ? (tree.children as ElementContent[]) : [text(value)];
  const isLong = value.split('\n').some(({ length }) => length > 62);
  const { marked } = metaOf({ meta });
  const isMarked = (line: number) => marked.some(([from, to]) => from <= line && line <= to);
  const nodes = withoutPlain(highlighted);
  const shown = marked.length
    ? linesOf(nodes).flatMap((line, index) => (isMarked(index + 1) ? element('mark', {}, line) : line))
    : nodes;
  return element('pre', { className: isLong ? [across] : undefined, tabIndex: 0, role: 'group' }, [
    element('code', { className: [`language-${language}`] }, shown),
  ]);
}
