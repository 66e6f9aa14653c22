/** What people write in résumés (plain text or Markdown), as plain text and as Markdown. */
import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { isSeen } from '../characters.ts';
import { type Block, blocksOf, wordsOfBlock } from '../markdown/blocks.ts';
import { plainMarkdown } from '../markdown/fieldText.ts';
import { withWebLinks } from '../markdown/links.ts';
import { Markdown } from '../markdown/markdown.ts';
import { childrenOf, nodesIn } from '../markdown/nodes.ts';

/** The mark of an item in plain text, where Markdown has `-`. */
const bullet = /^([ \t]*)[•●▪■◦‣·➢►✓–—－][ \t]+/gm;
/** An item, and a line that is no part of it: Markdown would take it for one. */
const endOfList = /^([ \t]*(?:[-*+]|\d+[.)])[ \t].*)\n(?=[^\s\-*+>|])(?!\d+[.)][ \t])/gm;

/** Returns the text as Markdown, with links to the web alone. */
export function toMarkdown(text: string): string {
  const markdown = text
    .replace(/ {2,}\n/g, '\n\n')
    .replace(bullet, '$1- ')
    .replace(endOfList, '$1\n\n');
  return withWebLinks(new Markdown(markdown)).trim();
}

/** `> 10 users`, `- # 1 in sales` */
const beforeNumber = /^([ \t]*(?:- )?)([>#])(?=\s*\d)/gm;
/** A number that begins a line is text. For lists in HTML the import writes two spaces after it. */
const number = /^([ \t]*)(?:- )?(\d+)([.)])(?= \S)/gm;

/** Reads plain text with Markdown in it. */
function read(text: string): Root {
  const isCode = /```|~~~/.test(text);
  const source = isCode ? text : text.replace(beforeNumber, '$1\\$2').replace(number, '$1- $2\\$3');
  const { root } = new Markdown(source, { isAsTyped: true });
  if (root.children.length) return root;
  // Out of bounds.
  const lines = text.split('\n').map((value) => ({ type: 'text' as const, value }));
  return { type: 'root', children: lines.map((line) => ({ type: 'paragraph', children: [line] })) };
}

/** Returns the words of a block, a paragraph or item each, without marks. */
const linesOf = (block: Block): string[] =>
  block.kind === 'list' ? block.items.flat().flatMap(linesOf) : wordsOfBlock(block);

const asLine = (words: string) => plainMarkdown(words.replace(/\s+/g, ' ').trim());

/** Returns Markdown in plain words, a paragraph or item each; links with their URLs after them. */
const linesIn = (root: Root): string[] => blocksOf({ root }).flatMap(linesOf).map(asLine).filter(isSeen);

/** Returns a line of Markdown as words. */
export const plainWords = (line: string): string => linesIn(read(line)).join(' ');

/** Reads plain text without its links, whose words stay. */
function readUnlinked(text: string): Root {
  const root = read(text);
  for (const node of nodesIn(root)) {
    const children = childrenOf(node).flatMap((child): Nodes[] => (child.type === 'link' ? child.children : [child]));
    if ('children' in node) (node as Parent).children = children as RootContent[];
  }
  return root;
}

/** Returns a line of Markdown as words, without the URLs of links. */
export const wordsWithoutUrls = (line: string): string => linesIn(readUnlinked(line)).join(' ');

/** Returns the text in plain words, a paragraph or item each. */
export const paragraphs = (text: string): string[] => linesIn(read(toMarkdown(text)));

/** Splits a text before its first list. */
export function splitAtList(text: string): [before: string, list: string] {
  const markdown = toMarkdown(text);
  const at = markdown.search(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]/m);
  return at < 0 ? [markdown, ''] : [markdown.slice(0, at), markdown.slice(at)];
}

/** Returns the text in plain words on one line; where it has none (`<b>`), its marks as they are. */
export function oneLine(text: string): string {
  return paragraphs(text).join(' ') || text.replace(/\s+/g, ' ').trim();
}

/** Returns the text in plain words on one line, without the URLs of links unless nothing else is there. */
export function oneLineWithoutUrls(text: string): string {
  return wordsWithoutUrls(toMarkdown(text)) || oneLine(text);
}
