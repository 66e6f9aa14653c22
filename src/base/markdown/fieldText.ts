/** HTML and Markdown in fields, which are plain text. */
import type { Root } from 'mdast';
import { isAllowed, isKnown } from '../htmlTags.ts';
import { blocksOf, wordsOfBlock } from './blocks.ts';
import { resolveHtml } from './html.ts';
import { escapeOthers, tagsIn } from './htmlTokens.ts';
import { Markdown } from './markdown.ts';

const wordsOf = (text: Pick<Markdown, 'root'>): string => blocksOf(text).flatMap(wordsOfBlock).join(' ');

/** Returns the plain text of a field without the tags that Markdown may hold. Tags without their pair stay as typed. */
export function plainHtml(text: string): string {
  const value = escapeOthers(text.replaceAll('&', '&amp;'), isAllowed);
  if (!value.includes('<')) return text;
  const root: Root = { type: 'root', children: [{ type: 'html', value }] };
  resolveHtml(root);
  return root.children.some(({ type }) => type === 'element') ? wordsOf({ root }) : text;
}

/** Returns the first tag that a field, which is plain text, shows as it is written. */
export function tagInField(text: string): string | undefined {
  const value = plainHtml(text);
  const isWord = (start: number) => /[\p{L}\p{N}_]$/u.test(value.slice(Math.max(0, start - 2), start));
  return tagsIn(value).find(
    ({ name, start, isCapitalized, isClosing }) => isKnown(name) && !isClosing && !isCapitalized && !isWord(start),
  )?.shown;
}

/** Code, a formula, bold words, a link, items of a list. Each ends within a bound, or where its mark comes again. */
const inField =
  /(?<!`)`(?!`)[^`\n]*[^`\s]`(?!`)|\$(?=\S*[\\^_{])\S+\$(?![\w{(])|\$(?=[^$\n]*\\[a-z])[^\s$][^$\n]*[^\s$]\$(?![\w{(])|(?<![\w*])\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?![\w*])|(?<!\\)\[[^\]\n]{1,300}\]\((?:https?:|mailto:|\/|#)(?:[^()\s]|\([^()\s]{0,300}\)){0,999}\)|^[-*+] \S.*(?:\n[-*+] \S.*)+$/gm;

export const markdownInField = (text: string): string | undefined => text.match(inField)?.[0];

/** Returns a field with its Markdown as words, and the URL of a link after them. `> 10k of **it**` is no quotation. */
export const plainMarkdown = (text: string): string =>
  text.replace(inField, (part) => {
    if (/^[-*+] /.test(part)) return part.replace(/^[-*+] /gm, '• ');
    return wordsOf(new Markdown(part, { isAsTyped: true })) || part;
  });
