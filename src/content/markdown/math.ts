import type { HastPluginDefinition } from 'satteri';
import temml from 'temml';
import { classes, textOf } from './elements.ts';

/** TeX as MathML, which browsers set themselves. An error is shown in place, in Temml's words. */
function mathml(tex: string, displayMode: boolean): { type: 'raw'; value: string } {
  const html = temml.renderToString(tex, { displayMode, throwOnError: false });
  return { type: 'raw', value: html.replaceAll(/ style="[^"]*"/g, '') };
}

export const math: HastPluginDefinition = {
  name: 'math',
  element: [
    {
      filter: ['pre'],
      visit: ({ children: [code] }) =>
        code?.type === 'element' && classes(code).includes('math-display') ? mathml(textOf(code), true) : undefined,
    },
    {
      filter: ['code'],
      visit: (node) => (classes(node).includes('math-inline') ? mathml(textOf(node), false) : undefined),
    },
  ],
};

/** A formula with the marks beside it, or another tag, whose attributes hold no formula. */
const formulaOrTag = /([([{‘“«]*)<math>.*?<\/math>([)\]}’”»,.;:!?…]*)|<\w[^<>"]*(?:"[^"]*"[^<>"]*)*>/gs;

/** Browsers break a line between a formula and the comma after it. @param html of a whole body */
export const withMarksJoined = (html: string): string =>
  html.replace(formulaOrTag, (whole, before?: string, after?: string) =>
    before || after ? `<span class="joined">${whole}</span>` : whole,
  );
