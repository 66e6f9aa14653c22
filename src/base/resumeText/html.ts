/** HTML in a résumé's texts, as Markdown. */
import Turndown from 'turndown';
import { shifted } from '../characters.ts';
import { isBlockTag, isKnown } from '../htmlTags.ts';
import { closedNames, escapeOthers, type Tag, tagsIn } from '../markdown/htmlTokens.ts';

/** Returns a link in Markdown, only its label if the URL is not on the web. */
function link(label: string, url: string): string {
  if (!/^(https?:\/\/|mailto:)/i.test(url)) return label;
  return label && label !== url ? `[${label}](${url})` : `<${url}>`;
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

/** Code in Markdown, in which tags are text. */
const code = /(`{1,9})[^`]+\1/g;

/**
 * Returns the names of the tags that mark up a text: those in pairs, with attributes, or without an end. Others are words:
 * `<canvas>`, `Vec<a>`. The parser would remove what is in a `<template>`.
 */
function markupNames(source: string): Set<string> {
  const tags = tagsIn(escapeOthers(source, (name) => isKnown(name) && name !== 'template'));
  const closed = closedNames(tags);
  const used = tags.filter(
    ({ name, isClosing, attributes }) =>
      endless.test(name) || (!isClosing && (closed.has(name) || attributes.some(({ value }) => value))),
  );
  return new Set(used.map(({ name }) => name));
}

/** Returns the text with its HTML as Markdown; Markdown in it stays as it is, and so does all that only looks like HTML. */
export function withoutHtml(text: string): string {
  const source = text.replace(code, (whole) => whole.replaceAll('<', '&lt;'));
  const names = markupNames(source);
  const html = escapeOthers(source, (name) => names.has(name));
  const tags = tagsIn(html);
  if (!tags.length && !entity.test(text)) return text;
  if (isBeyondBounds(html, tags)) return turndown.turndown(`<pre>${linesOf(html, tags)}</pre>`);
  // Between blocks a line break is layout; without blocks it is all that separates the lines.
  return turndown.turndown(tags.some(breaksLine) ? html : html.replaceAll('\n', '<br>'));
}
