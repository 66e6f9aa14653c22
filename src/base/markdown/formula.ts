/** TeX as MathML, which browsers set themselves. */
import type { Element } from 'hast';
import { htmlToHast } from 'satteri';
import temml from 'temml';
import { element, elementsIn, text } from './elements.ts';

function removeStyles(node: Element): Element {
  delete node.properties.style;
  elementsIn(node).forEach(removeStyles);
  return node;
}

/** Returns a formula; an error is shown in place, in Temml's words. */
export function formulaOf(tex: string, displayMode: boolean): Element {
  try {
    const html = temml.renderToString(tex, { displayMode, throwOnError: false });
    const tree = htmlToHast(html, { fragment: true });
    const [formula] = 'children' in tree ? elementsIn(tree) : [];
    if (formula) return removeStyles(formula);
  } catch {
    // Temml fails at what it does not expect, such as `$_$`, whatever its options say.
  }
  return element('code', {}, [text(tex)]);
}

/** Returns why a formula can't be read, in Temml's words; undefined if it can. */
export function formulaError(tex: string, displayMode: boolean): string | undefined {
  try {
    temml.renderToString(tex, { displayMode, throwOnError: true });
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^\w*ParseError:? ?|\s+at (?:position|end)[\s\S]*$/g, '').trim();
  }
}
