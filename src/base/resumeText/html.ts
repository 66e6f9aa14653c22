/** HTML in a résumé's texts, as Markdown. */
import Turndown from 'turndown';
import { shifted } from '../characters.ts';
import { applyEdits } from '../edits.ts';
import { isBlockTag, isKnown } from '../htmlTags.ts';
import { escapeOthers, type Tag, tagsIn } from '../markdown/htmlTokens.ts';
import { leavesSite } from '../markdown/links.ts';

/** Returns a link in Markdown, only its label if the URL leads nowhere without the site of the HTML. */
function link(label: string, url: string): string {
  if (!leavesSite(url)) return label;
  // Markdown has no link of only a URL without a scheme.
  return label && label !== url ? `[${label}](${url})` : `<${url.replace(/^(?=\/\/)/, 'https:')}>`;
}

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;

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

/** Tags without an end tag, or whose end tag may be omitted. */
const endless = /^(?:br|dd|dt|hr|img|li|p|tbody|td|tfoot|th|thead|tr)$/;
/** How many tags may be within each other: Turndown and its parser call themselves for each. */
const deepest = 100;
/** Characters that Turndown copies: all before a tag, for each tag. */
const mostCopied = 200_000_000;

/** Returns whether HTML has more tags, within each other, left open or in a row, than Turndown can take. */
function isBeyondBounds(html: string, tags: readonly Tag[]): boolean {
  if (tags.length * html.length > mostCopied) return true;
  const open = new Map<string, number>();
  let depth = 0;
  return tags.some(({ name, isClosing }) => {
    const count = open.get(name) ?? 0;
    if (endless.test(name) || (isClosing && !count)) return false;
    const change = isClosing ? -1 : 1;
    open.set(name, count + change);
    depth += change;
    return depth > deepest;
  });
}

const breaksLine = ({ name }: Tag): boolean => name === 'br' || isBlockTag(name);

/** Returns HTML without its tags, with a line for each block. */
function linesOf(html: string, tags: readonly Tag[]): string {
  const after = tags.map((tag, index) => (breaksLine(tag) ? '\n' : '') + html.slice(tag.end, tags[index + 1]?.start));
  return (html.slice(0, tags[0]?.start) + after.join('')).replace(/\n{3,}/g, '\n\n');
}

/** Code in Markdown, in which tags are text. A mark behind a letter begins none: It`s. */
const code = /(`{3,9}|~~~).*?\1|(?<![\w`])(`{1,2})[^`]+\2(?!`)/gs;

/** The parser can't take the first, and removes what is in the second. */
const unreadable = /^(?:frameset|template)$/;
/** Tags that editors write. */
const common = /^(?:a|b|div|em|font|h[1-6]|i|li|ol|p|section|span|strong|table|u|ul)$/;
/** Begins with a block, as editors export a text. It may have been cut off after that. */
const exported = /^\s*<(?:div|h[1-6]|ol|p|ul)(?:\s[^>]*)?>/;

/**
 * Returns HTML in which only tags that mark up the text are tags: those in pairs, without an end, or from an editor. Others
 * are words: `<canvas>`, `<input type="date">`, `Promise<Button>`.
 */
function escapeWords(source: string): string {
  const html = escapeOthers(source, (name) => isKnown(name) && !unreadable.test(name));
  const tags = tagsIn(html);
  const starts = new Map(tags.toReversed().flatMap((tag) => (tag.isClosing ? [] : [[tag.name, tag.start]])));
  const ends = new Map(tags.flatMap((tag) => (tag.isClosing ? [[tag.name, tag.start]] : [])));
  const isExported = exported.test(html);
  const isMarkup = ({ name, start, isCapitalized, isClosing, attributes }: Tag): boolean => {
    if (endless.test(name)) return true;
    if (isCapitalized) return false;
    if (common.test(name) && (isExported || attributes.some(({ value }) => value))) return true;
    return isClosing ? (starts.get(name) ?? start) < start : (ends.get(name) ?? start) > start;
  };
  const words = tags.filter((tag) => !isMarkup(tag));
  return applyEdits(
    html,
    words.map(({ start }) => ({ start, end: start + '<'.length, text: '&lt;' })),
  );
}

/** Returns the text with its HTML as Markdown; Markdown in it stays as it is, and so does all that only looks like HTML. */
export function withoutHtml(text: string): string {
  const source = text.replace(code, (whole) => whole.replaceAll('<', '&lt;'));
  const html = escapeWords(source);
  const tags = tagsIn(html);
  if (!tags.length && !entity.test(text)) return text;
  if (isBeyondBounds(html, tags)) return turndown.turndown(`<pre>${linesOf(html, tags)}</pre>`);
  // Between blocks a line break is layout; without blocks it is all that separates the lines.
  return turndown.turndown(tags.some(breaksLine) ? html : html.replaceAll('\n', '<br>'));
}
