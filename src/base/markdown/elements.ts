import type { Element, ElementContent, Nodes, Parents, Properties } from 'hast';

export const across = 'across';

export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const textOfElement = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOfElement).join('') : '';
};

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

export const elementsIn = (node?: { children: readonly { type: string }[] }): Element[] =>
  node?.children.filter(isElement) ?? [];

export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const idsIn = (node: Parents): string[] =>
  elementsIn(node).flatMap((child) => [...(child.properties.id ? [String(child.properties.id)] : []), ...idsIn(child)]);

export const text = (value: string): ElementContent => ({ type: 'text', value });

/**
 * Returns words for assistive technology alone.
 * @param lang their language, where it isn't the text's
 */
export const hidden = (value: string, lang?: string): Element =>
  element('span', { className: ['visually-hidden'], lang }, [text(value)]);

export function replaceElements(
  parent: Parents,
  replace: (element: Element, parent: Parents) => ElementContent | ElementContent[],
): void {
  parent.children = parent.children.flatMap((child) => {
    if (!isElement(child)) return child as ElementContent;
    replaceElements(child, replace);
    return replace(child, parent);
  });
}
