import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { htmlToHast } from 'satteri';
import { across, classesOf, element, isElement, text } from './elements.ts';

/** What the highlighter marks and the page shows (src/ui/Exhibits.module.css). */
const toned = ['comment', 'keyword'];

/** Drops elements of the highlighter that look like the text around them: most elements of a page with code. */
const withoutPlain = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = withoutPlain(node.children);
    const isPlain = node.tagName === 'span' && !toned.some((tone) => classesOf(node).includes(tone));
    return isPlain ? children : [element(node.tagName, node.properties, children)];
  });

/** Highlights code by classes. Code wider than its column scrolls, by keyboard as well. */
export async function codeOf({ value, lang }: Code): Promise<Element> {
  const { runHighlighterWithAstro } = await import('@astrojs/prism/dist/highlighter');
  // The name becomes part of a class and of what the highlighter loads.
  const language = lang && /^[\w+#.-]+$/.test(lang) ? lang : 'plaintext';
  const { html } = await runHighlighterWithAstro(language, value);
  const tree = htmlToHast(html === value ? '' : html, { fragment: true });
  const highlighted = 'children' in tree && tree.children.length ? (tree.children as ElementContent[]) : [text(value)];
  const className = [`language-${language}`];
  const isLong = value.split('\n').some(({ length }) => length > 62);
  const properties = {
    className: isLong ? [...className, across] : className,
    dataLanguage: language,
    tabIndex: 0,
    role: 'group',
  };
  return element('pre', properties, [element('code', { className }, withoutPlain(highlighted))]);
}
