/** HTML in a résumé's texts, as Markdown. */
import Turndown from 'turndown';
import { shifted } from '../plainHtml.ts';

/** Returns a link in Markdown, only its label if the URL is not on the web. */
function link(label: string, url: string): string {
  if (!/^(https?:\/\/|mailto:)/i.test(url)) return label;
  return label && label !== url ? `[${label}](${url})` : `<${url}>`;
}

const inlineTags =
  'a|abbr|b|code|del|em|font|i|img|ins|kbd|mark|q|s|script|small|span|strike|strong|style|sub|sup|svg|tt|u';
const blockTags =
  'blockquote|body|br|center|dd|details|div|dl|dt|figcaption|figure|h[1-6]|head|hr|html|iframe|li|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const tag = new RegExp(`</?(?:${inlineTags}|${blockTags})(?:\\s[^<>]*)?/?>`, 'i');
const blockTag = new RegExp(`</?(?:${blockTags})(?:\\s[^<>]*)?/?>`, 'i');
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;
/** A text that is only `<b>` is about that tag; one that is only `<p>` is empty. */
const tagAlone = /^<(?!(?:br|div|hr|p|span)\b)\w+>$/i;
/** `List<String>` and `a < b` are words, not HTML. */
const noTag = new RegExp(`<(?!/?(?:${inlineTags}|${blockTags})[\\s/>])`, 'gi');

const turndown = new Turndown({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
});
// Markdown in the text stays Markdown.
turndown.escape = (text) => text;
turndown.remove(['script', 'style', 'head', 'iframe']);
turndown.addRule('link', {
  filter: 'a',
  replacement: (label, node) => link(label.trim(), node.getAttribute('href') ?? ''),
});
// An image elsewhere becomes a link: content only shows files of its own.
turndown.addRule('picture', {
  filter: 'img',
  replacement: (_, node) => link(node.getAttribute('alt') ?? '', node.getAttribute('src') ?? ''),
});

// Marks around a list, or around several paragraphs, would be read as stars.
for (const [mark, filter] of [
  ['**', ['b', 'strong']],
  ['*', ['em', 'i']],
] as const) {
  turndown.addRule(mark, {
    filter: [...filter],
    replacement: (text) => (text.trim() && !text.includes('\n') ? mark + text + mark : text),
  });
}

// As Unicode digits, for plain text and Markdown: 10⁶ is not 106.
turndown.addRule('shifted', {
  filter: ['sub', 'sup'],
  replacement: (text, node) => shifted(text, node.nodeName.toLowerCase()),
});

const shownTag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** Tags without an end tag, or whose end tag may be omitted. */
const endless = /^(?:br|dd|dt|hr|img|li|p|tbody|td|tfoot|th|thead|tr)$/;
/** How many tags may be within each other: Turndown and its parser call themselves for each. */
const deepest = 100;
/** Characters that Turndown copies: all before a tag, for each tag. */
const mostCopied = 200_000_000;

/** Returns whether HTML has more tags, within each other, left open or in a row, than Turndown can take. */
function isBeyondBounds(html: string): boolean {
  const open = new Map<string, number>();
  let [tags, depth] = [0, 0];
  for (const [, end, name = ''] of html.toLowerCase().matchAll(shownTag)) {
    if (++tags * html.length > mostCopied) return true;
    const count = open.get(name) ?? 0;
    if (!name || endless.test(name) || (end && !count)) continue;
    open.set(name, count + (end ? -1 : 1));
    depth += end ? -1 : 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Returns the text with its HTML as Markdown; Markdown in it stays as it is, and so does all that only looks like HTML. */
export function withoutHtml(text: string): string {
  if ((!tag.test(text) && !entity.test(text)) || tagAlone.test(text)) return text;
  const html = text.replace(noTag, '&lt;');
  if (isBeyondBounds(html)) {
    const plain = html.replace(shownTag, (written) => (blockTag.test(written) ? '\n' : ''));
    return turndown.turndown(`<pre>${plain.replace(/\n{3,}/g, '\n\n')}</pre>`);
  }
  // Between blocks a line break is layout; without blocks it is all that separates the lines.
  return turndown.turndown(blockTag.test(html) ? html : html.replaceAll('\n', '<br>'));
}
