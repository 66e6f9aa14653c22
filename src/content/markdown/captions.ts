import type { HastPluginDefinition } from 'satteri';
import type { UiStrings } from '#base/uiStrings.ts';
import { classes, element, elementsIn } from './elements.ts';

/**
 * Numbers captions, tables apart from all else: "Fig. 4.1", "Table 4.1". A table's caption is above it.
 * @param prefix what precedes each number: `4.` in the case study of the fourth project
 */
export const captions = (strings: UiStrings, prefix: string): HastPluginDefinition => {
  const counts = { figure: 0, table: 0 };
  return {
    name: 'captions',
    element: {
      filter: ['figure'],
      visit: (node, context) => {
        const parts = elementsIn(node);
        const caption = parts.find(({ tagName }) => tagName === 'figcaption');
        if (!caption) return;
        const kind = parts.some((part) => classes(part).includes('table')) ? 'table' : 'figure';
        const number = strings[kind](`${prefix}${++counts[kind]}`);
        const label = element('span', {}, [{ type: 'text', value: number }]);
        const numbered = { ...caption, children: [label, { type: 'text' as const, value: ' ' }, ...caption.children] };
        if (kind === 'figure') context.replaceNode(caption, numbered);
        else {
          context.removeNode(caption);
          context.prependChild(node, numbered);
        }
      },
    },
  };
};
