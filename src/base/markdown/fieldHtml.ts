/** HTML in fields, which are plain text. */
import type { Nodes, Root } from 'mdast';
import { shifted } from '../characters.ts';
import { isAllowed, isKnown, isMark } from '../htmlTags.ts';
import { resolveHtml } from './html.ts';
import { closedNames, escapeOthers, tagsIn } from './htmlTokens.ts';
import { textOfNode } from './nodes.ts';

/** Returns the words of a node, given those inside of it. */
function readElement(words: string, node: Nodes): string {
  const tag = node.type === 'element' ? node.data.hName : undefined;
  if (tag === 'br') return ' ';
  if (tag === 'sub' || tag === 'sup') return shifted(words, tag);
  return tag === 'summary' ? `${words} ` : words;
}

/**
 * Returns text without the tags that Markdown may hold, if they are in pairs and in their place: a field is plain text
 * on the page, in the PDF, in the feed and in all else that is made of it. The rest stays as typed, such as a `<summary>`
 * outside of `<details>`.
 */
export function plainHtml(text: string): string {
  const value = escapeOthers(text.replaceAll('&', '&amp;'), isAllowed);
  if (!value.includes('<')) return text;
  const root: Root = { type: 'root', children: [{ type: 'html', value }] };
  resolveHtml(root, value);
  return root.children.some(({ type }) => type === 'element') ? textOfNode(root, readElement) : text;
}

/** Returns the first tag that a field, which is plain text, shows as it is written. */
export function tagInField(text: string): string | undefined {
  const value = plainHtml(text);
  const tags = tagsIn(value);
  const closed = closedNames(tags);
  const found = tags.find(({ name, start, isCapitalized, isClosing, attributes }) => {
    // `a <b and c> d` compares.
    const isComparison = isMark(name) && attributes.length > 0 && attributes.every((attribute) => !attribute.value);
    const isType = isCapitalized || isComparison || /[\p{L}\p{N}_]$/u.test(value.slice(Math.max(0, start - 2), start));
    return isKnown(name) && !isClosing && (!isType || closed.has(name));
  });
  return found?.shown;
}
