/** Parts of the HTML that Markdown becomes, read and made. */
import type { Element, ElementContent } from 'hast';

/** The class of what takes the width of text and notes together. */
export const across = 'across';

export const classes = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** Returns the elements directly inside of a node. */
export const elementsIn = (node?: { children: readonly { type: string }[] }): Element[] =>
  node?.children.filter(isElement) ?? [];

export const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Words for assistive technology alone. */
export const hidden = (value: string) => element('span', { className: ['visually-hidden'] }, [{ type: 'text', value }]);
