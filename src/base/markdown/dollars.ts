/** Dollar signs in Markdown: which begin a formula, and which are money. The parser takes any two for a formula. */
import type { Nodes } from 'mdast';
import { nodesIn } from './nodes.ts';

/** In place of a dollar sign that is text. The check rejects this noncharacter in content. */
const placeholder = '\ufdd0';

const code = /(?<!`)(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\r?\n)[\s\S])+?(?<!`)\k<ticks>(?!`)/;
/** A block of code, which may be never closed. */
const fenced =
  /^[ \t>]*(?:[-*+][ \t]+)?(?<fence>`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\k<fence>)[^\n]*)*(?:\n[ \t>]*\k<fence>[`~]*)?/;
const alt = /!\[[^\]\n]*\]/;
/** Between two dollar signs each; a block of it may be never closed. */
const display = /\$\$(?:\\[\s\S]|[^\\$]|\$(?!\$))+\$\$|^[ \t>]*\$\$(?![\s\S]*\$\$)[\s\S]*/;
/** Pandoc's rule: no space inside, no digit after it. Nor a capital, as in `$HOME/$USER`. */
const inline = /\$(?![\s$])(?:\\[\s\S]|(?!\]\(|:\/\/|<\/)[^\\$`\n]|\n(?![ \t]*\r?\n))+(?<!\s)\$(?![\p{Lu}\d_{$])/u;
const formula = `(?<formula>${display.source}|${inline.source})`;
const part = new RegExp(
  [code.source, fenced.source, alt.source, String.raw`\\[\s\S]`, formula, String.raw`\$`].join('|'),
  'gmu',
);

const hide = (text: string) => text.replaceAll('$', placeholder);

/** Returns Markdown of the same length, in which only formulas have dollar signs for the parser. */
export const hideMoney = (markdown: string): string =>
  markdown.replace(part, (found: string, ...more) => {
    if (more.at(-1).formula) return found.replace(/\\[\s\S]/g, hide);
    return found.startsWith('\\') ? found : hide(found);
  });

export function showMoney(root: Nodes): void {
  for (const node of nodesIn(root)) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') Object.assign(node, { [key]: value.replaceAll(placeholder, '$') });
    }
  }
}
