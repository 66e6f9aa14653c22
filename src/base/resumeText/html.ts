/** HTML in a résumé's texts, as Markdown. */
import Turndown from 'turndown';
import { attempt } from '../attempt.ts';
import { shifted } from '../characters.ts';
import { isBlockTag } from '../htmlTags.ts';
import { escapeOthers, tagsIn } from '../markdown/htmlTokens.ts';
import { leavesSite } from '../markdown/links.ts';

/** Returns a link in Markdown, only its label if the URL leads nowhere without the site of the HTML. */
function link(label: string, url: string): string {
  if (!leavesSite(url)) return label;
  // Markdown has no link of only a URL without a scheme.
  return label && label !== url ? `[${label}](${url})` : `<${url.replace(/^(?=\/\/)/, 'https:')}>`;
}

const turndown = new Turndown({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
});
// Markdown in the text stays Markdown.
turndown.escape = (text) => text;
turndown.remove(['script', 'style']);
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

/** Tags that editors write. Any other is a word: `<canvas>`, `Promise<Button>`. */
const withoutEnd = 'br hr img li p tbody td tfoot th thead tr'.split(' ');
const inPairs =
  'a abbr article b blockquote code div em font h1 h2 h3 h4 h5 h6 header i kbd mark ol pre s script section span strike strong style sub sup table u ul'.split(
    ' ',
  );

/** Characters that Turndown copies: all before a tag, for each tag. */
const mostCopied = 20_000_000;

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;
/** Code in Markdown, in which tags are text. A mark behind a letter begins none: It`s. */
const code = /(`{3,9}|~~~).*?\1|(?<![\w`])(`{1,2})[^`]+\2(?!`)/gs;

/** Returns the text with its HTML as Markdown; Markdown in it stays as it is, and so does all that only looks like HTML. */
export function withoutHtml(text: string): string {
  const source = text.replace(code, (whole) => whole.replaceAll('<', '&lt;'));
  const closed = new Set(tagsIn(source).flatMap(({ name, isClosing }) => (isClosing ? name : [])));
  const isMarkup = (name: string) => withoutEnd.includes(name) || (inPairs.includes(name) && closed.has(name));
  const html = escapeOthers(source, isMarkup);
  const tags = tagsIn(html);
  if (!tags.length && !entity.test(text)) return text;
  // Between blocks a line break is layout; without blocks it is all that separates the lines.
  const whole = tags.some(({ name }) => name === 'br' || isBlockTag(name)) ? html : html.replaceAll('\n', '<br>');
  const isInBounds = tags.length * html.length <= mostCopied;
  // It is nested too deep if there is no result.
  const markdown = isInBounds ? attempt(() => turndown.turndown(whole)) : undefined;
  return markdown ?? text.replace(/<[^<>]*>/g, '\n');
}
