/**
 * What a case study's Markdown becomes beyond plain HTML. Nothing here writes a `style` attribute:
 * a strict Content-Security-Policy rejects it.
 */

import Slugger from 'github-slugger';
import type { ElementContent } from 'hast';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { UiStrings } from '#base/uiStrings.ts';
import { joinUnits } from '#base/units.ts';
import { across, classes, element, elementsIn, hidden, isElement, textOf } from './elements.ts';

/** Stands for a picture of the owner's until the page draws it (src/site/body.tsx); Astro's own handling is passed by. */
const pictureTag = 'owner-picture';
/** Splits HTML at the pictures. Quotes are escaped in values, angle brackets are not. */
export const pictureTags = new RegExp(`(<${pictureTag} src="[^"]*"(?: [\\w-]+="[^"]*")*></${pictureTag}>)`);

export const pictures: MdastPluginDefinition = {
  name: 'pictures',
  image: (node, context) => {
    const { url, alt, title } = node;
    const hProperties = { src: url, alt: alt ?? '', ...(title && { title }) };
    context.replaceNode(node, { type: 'picture', children: [], data: { hName: pictureTag, hProperties } });
  },
};

/** No line ends between a number and its unit. */
export const units: MdastPluginDefinition = {
  name: 'units',
  text: (node, context) => {
    const joined = joinUnits(node.value);
    if (joined !== node.value) context.setProperty(node, 'value', joined);
  },
};

/** The highlighter writes a language's name into HTML as it is: anything else is left out. */
export const languages: MdastPluginDefinition = {
  name: 'languages',
  code: (node, context) => {
    if (node.lang && !/^[\w+#.-]+$/.test(node.lang)) context.setProperty(node, 'lang', null);
  },
};

/** A picture that is alone is a figure; its title is the caption, unless HTML around it has one. */
export const figures: HastPluginDefinition = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit: (node, context) => {
      const { children } = node;
      const around = context.parent(node);
      const parent = around?.type === 'element' ? around : undefined;
      if (parent?.tagName === 'summary') context.replaceNode(node, children);
      const [picture] = children;
      if (children.length !== 1 || picture?.type !== 'element' || picture.tagName !== pictureTag) return;
      const { title } = picture.properties;
      const caption = typeof title === 'string' ? [element('figcaption', {}, [{ type: 'text', value: title }])] : [];
      if (parent?.tagName !== 'figure') context.replaceNode(node, element('figure', {}, [picture, ...caption]));
      else context.replaceNode(node, parent.children.some(isCaption) ? picture : [picture, ...caption]);
    },
  },
};

const isCaption = (node: ElementContent) => isElement(node) && node.tagName === 'figcaption';

const safe = /^(https:|mailto:|tel:|[^:/?#]*([/?#]|$))/i;

/**
 * Where a link leads. Markdown reads `www.example.com` as http:, which nobody wrote.
 * @param text what the link shows
 */
export function addressOf(address: string, text: string): string {
  const isBare = /^www\./i.test(text) && address === `http://${text}`;
  return isBare ? `https://${text}` : address.replace(/^\/\//, 'https://');
}

/** A link that leaves the site opens in a new tab and says so; of one with a dangerous address the words stay. */
export const links = (strings: UiStrings): HastPluginDefinition => ({
  name: 'links',
  element: {
    filter: ['a'],
    visit: (node, context) => {
      if ('dataFootnoteBackref' in node.properties) {
        const { ariaLabel, ...properties } = node.properties;
        const [number = ''] = /\d+.*$/.exec(String(ariaLabel)) ?? [];
        return {
          ...node,
          properties,
          children: [{ type: 'text', value: strings.backToText }, hidden(` (${number})`)],
        };
      }
      const href = addressOf(String(node.properties.href ?? ''), textOf(node));
      if (!safe.test(href)) return element('span', {}, node.children);
      if (!/^https:/i.test(href)) return undefined;
      context.setProperty(node, 'href', href);
      context.setProperty(node, 'target', '_blank');
      context.setProperty(node, 'rel', ['noopener', 'noreferrer']);
      context.appendChild(node, hidden(` ${strings.newTab}`));
      return undefined;
    },
  },
});

/** A cell's alignment as a class; a table wider than its column scrolls by itself, by keyboard as well. */
export const tables: HastPluginDefinition = {
  name: 'tables',
  element: [
    {
      filter: ['th', 'td'],
      visit: (node, context) => {
        const [, side] = /text-align: (\w+)/.exec(String(node.properties.style ?? '')) ?? [];
        context.setProperty(node, 'style', null);
        if (side && side !== 'left') context.setProperty(node, 'className', [side]);
      },
    },
    {
      filter: ['table'],
      visit: (node, context) => {
        const columns = elementsIn(elementsIn(elementsIn(node)[0])[0]).length;
        const className = columns < 5 ? ['table'] : ['table', across];
        context.wrapNode(node, element('div', { className, tabIndex: 0, role: 'group' }, []));
      },
    },
  ],
};

/** What the highlighter marks and the page shows (src/ui/Exhibits.module.css). */
const toned = ['comment', 'keyword'];

/** Without the elements of the highlighter that look like what is around them: most of a page with code. */
const withoutPlain = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutPlain(node.children);
    const isPlain = node.tagName === 'span' && !toned.some((tone) => classes(node).includes(tone));
    return isPlain ? children : [element(node.tagName, node.properties, children)];
  });

/** Code wider than its column scrolls, by keyboard as well. */
export const code: HastPluginDefinition = {
  name: 'code',
  element: {
    filter: ['pre'],
    visit: (node) => {
      const isLong = textOf(node)
        .split('\n')
        .some(({ length }) => length > 62);
      const className = isLong ? [...classes(node), across] : classes(node);
      return element('pre', { ...node.properties, className, tabIndex: 0 }, withoutPlain(node.children));
    },
  },
};

/** Headings begin below the page's own, with addresses that cannot meet those of the page. */
export const headings = (): HastPluginDefinition => {
  const slugger = new Slugger();
  return {
    name: 'headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4'],
      visit: (node, context) => {
        if (classes(node).includes('sr-only'))
          return { ...node, properties: { ...node.properties, className: ['visually-hidden'] } };
        const id = `section-${slugger.slug(context.textContent(node))}`;
        return {
          ...node,
          tagName: node.tagName === 'h1' ? 'h2' : node.tagName,
          properties: { ...node.properties, id },
        };
      },
    },
  };
};
