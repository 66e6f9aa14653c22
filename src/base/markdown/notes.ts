import type { Element, Root, RootContent } from 'hast';
import type { UiStrings } from '../uiStrings.ts';
import { element, elementsIn, hidden, isElement } from './elements.ts';

const idOf = ({ properties }: Element) => String(properties.id);

const textIdOf = (item: Element) => `${idOf(item)}-text`;

const referencesIn = (node: Element): Element[] =>
  'dataFootnoteRef' in node.properties ? [node] : elementsIn(node).flatMap(referencesIn);
const citedBy = ({ properties }: Element) => String(properties.href).slice(1);

const withoutBackLink = (node: Element): Element => ({
  ...node,
  children: node.children.filter((child) => !isElement(child) || !('dataFootnoteBackref' in child.properties)),
});

function asideOf(item: Element, reference: Element, strings: UiStrings): Element {
  const words = hidden(`${strings.backToText} `, strings.lang);
  const back = element('a', { href: `#${idOf(reference)}` }, [words, ...reference.children]);
  const number = element('sup', {}, [back]);
  const space = { type: 'text' as const, value: ' ' };
  const [first, ...rest] = elementsIn(withoutBackLink(item)).map(withoutBackLink);
  // Describes the reference, without the link back.
  const described = element('span', { id: textIdOf(item) }, first?.children ?? []);
  const opening = first?.tagName === 'p' ? [{ ...first, children: [number, space, described] }] : [number, first];
  return element('aside', { role: 'note', id: idOf(item) }, [...opening.filter((node) => node !== undefined), ...rest]);
}

/**
 * Puts each note after the paragraph that cites it, for the page to show it beside. Those that are cited twice, or not in
 * a paragraph, stay in the list at the end, under the same numbers.
 */
export function placeNotes(root: Root, strings: UiStrings): void {
  const blocks = elementsIn(root);
  const section = blocks.find(({ properties }) => 'dataFootnotes' in properties);
  const list = section && elementsIn(section).find(({ tagName }) => tagName === 'ol');
  if (!list) return;
  const items = new Map(elementsIn(list).map((item, index) => [idOf(item), { item, value: String(index + 1) }]));
  const all = Map.groupBy(blocks.flatMap(referencesIn), citedBy);
  const isCitedOnce = (reference: Element) => all.get(citedBy(reference))?.length === 1;
  root.children = root.children.flatMap((block): RootContent[] => {
    if (!isElement(block) || block.tagName !== 'p') return [block];
    const asides = referencesIn(block)
      .filter(isCitedOnce)
      .flatMap((reference) => {
        const { item } = items.get(citedBy(reference)) ?? {};
        if (!item) return [];
        items.delete(idOf(item));
        const aside = asideOf(item, reference, strings);
        const [first] = elementsIn(item);
        reference.properties.ariaDescribedBy = [first?.tagName === 'p' ? textIdOf(item) : idOf(item)];
        return [aside];
      });
    return [asides.length ? element('div', { className: ['noted'] }, [block, ...asides]) : block];
  });
  list.children = [...items.values()].map(({ item, value }) => {
    return { ...item, properties: { ...item.properties, value } };
  });
  for (const { properties } of [...all.values()].flat()) properties.role = 'doc-noteref';
  if (!items.size) root.children = root.children.filter((block) => block !== section);
}
