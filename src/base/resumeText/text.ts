/** What people write in résumés (plain text or Markdown), as plain text and as Markdown. */

import type { Nodes, Parent, Root, RootContent } from 'mdast';
import { isSeen } from '../characters.ts';
import { allowed } from '../htmlTags.ts';
import { type Block, blocksOf, wordsOfBlock } from '../markdown/blocks.ts';
import { plainMarkdown } from '../markdown/fieldText.ts';
import { withWebLinks } from '../markdown/links.ts';
import { Markdown } from '../markdown/markdown.ts';
import { childrenOf, nodesIn } from '../markdown/nodes.ts';

// Each expression has a bound, or ends where its mark comes again. So 50,000 times `[` are read in linear time.

/** Finds code, whose marks are the first group, and a pattern beside it. */
const orCode = (pattern: string) => new RegExp(`(\`{1,9})[^]*?\\1|${pattern}`, 'gim');
/** The import turns HTML into Markdown before, so a tag is text. */
const tag = `<(?=/?(?:${allowed.join('|')})[\\s/>])`;
const codeOrSign = orCode(`\\\\?(?:\\$|${tag})`);

/** Marks of code at the beginning of an item, which may never be closed. */
const fenceInItem = /^([ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+)+)(```|~~~)/gm;

/** Returns Markdown with links to the web alone, in which prices aren't formulas and `<kbd>` isn't HTML. */
function defuse(markdown: string): string {
  return withWebLinks(new Markdown(markdown), { keepsAlt: true })
    .replace(fenceInItem, '$1\\$2')
    .replace(codeOrSign, (part) => (part === '$' || part === '<' ? `\\${part}` : part));
}

const bullet = /^[•●▪■◦‣·➢►✓*+–—－-]\s+/;

/** An item of a list, which may be within another. */
export const listItem = /^\s*(-|\d+[.)])\s/;

/** Returns the text as lines of Markdown, a block each: a line that was wrapped goes on in the next one. */
export function markdownLines(text: string): string[] {
  const source = defuse(text);
  if (/```|~~~/.test(source)) return source.split('\n');
  const lines: string[] = [];
  let level = -1;
  // What the line before can go on with: nothing, any line, or an indented one.
  let open: RegExp | undefined;
  for (const written of source.split('\n')) {
    const line = written.trim().replace(bullet, '- ');
    const isItem = listItem.test(line);
    // The line below a heading.
    const isBlank = !line || line === '-' || /^={3,}$/.test(line);
    if (!isBlank && !isItem && !/^[#>|]|^\[[^\]]*\]:/.test(line) && open?.test(written))
      lines.push(`${lines.pop()} ${line}`);
    else if (!isBlank) {
      // A list within a list, one level deeper at most.
      level = isItem ? Math.min(level + 1, Math.ceil(written.search(/\S/) / 4)) : -1;
      lines.push('    '.repeat(Math.max(level, 0)) + line);
    }
    open = isBlank || /^[#>|]/.test(line) || / {2}$/.test(written) ? undefined : level >= 0 ? /^\s/ : /^/;
  }
  return lines;
}

const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/** Returns Markdown with an end for code that has none: what follows it would be code as well. */
function closeCode(markdown: string): string {
  let open = '';
  for (const line of markdown.split('\n')) {
    const [, marks = '', rest = ''] = fence.exec(line) ?? [];
    if (!open) open = marks;
    else if (marks.startsWith(open) && !rest.trim()) open = '';
  }
  return open ? `${markdown}\n${open}` : markdown;
}

/** Joins lines of Markdown: those of one list, table or quotation stay together, any other is a paragraph. */
export function joinLines(lines: readonly string[]): string {
  if (lines.some((line) => fence.test(line))) return closeCode(lines.join('\n'));
  const kind = (line: string) =>
    /^\s+/.test(line) ? 'item' : /^(-\s|\||>|\d+[.)]\s)/.exec(line)?.[1]?.replace(/\d+/, '');
  return lines
    .map((line, index) => {
      const before = lines[index - 1];
      if (before === undefined) return line;
      const isNested =
        listItem.test(before) && (kind(line) === 'item' || (kind(before) === 'item' && listItem.test(line)));
      return (isNested || (kind(line) && kind(line) === kind(before)) ? '\n' : '\n\n') + line;
    })
    .join('');
}

/** URLs, and signs that are text. */
const plainForms = {
  // `https://a.example/~b`, `www.a.example/c_d_`
  url: String.raw`(?:https?://|www\.)\S+`,
  // `> 10 users`, `- # 1 in sales`
  beforeNumber: String.raw`[>#](?<=^[ \t]*(?:- )?.)(?=\s*\d)`,
  // `C:\_x`
  backslash: String.raw`\\(?![$<])[*_~]?`,
  // `~/bin`
  tilde: '(?<!~)~(?!~)',
  // `2*3`
  product: String.raw`(?<=\w)\*(?=\w)`,
  // `2**3`
  power: String.raw`(?<=\d)\*\*(?=\d)`,
  // `*.ts`, `**/*.md`
  pattern: String.raw`(?<![^\s(/])\*+(?=[./])`,
  // `__init__`
  dunder: String.raw`(?<!\w)__\w+__(?!\w)`,
};
const codeOrPlain = orCode(Object.values(plainForms).join('|'));
/** A number that begins a line is text. For lists in HTML the import writes two spaces after it. */
const codeOrNumber = orCode('^([ \\t]*)(?:- )?(\\d+)([.)])(?= \\S)');
const label = /\[[^[\]\n]+\]/g;

/** Reads plain text with Markdown in it. */
function read(text: string): Root {
  const labels = Map.groupBy(text.matchAll(label), ([mark]) => mark);
  const source = text
    .replace(codeOrPlain, (part, ticks) =>
      ticks || /^(http|www)/i.test(part) ? part : part.replace(/[>#\\~*_]/g, '\\$&'),
    )
    .replace(codeOrNumber, (whole, ticks, indent, digits, mark) => (ticks ? whole : `${indent}- ${digits}\\${mark}`))
    // A note or a URL that nothing refers to is text, such as one of a list of sources.
    .replace(/^\[[^[\]\n]+\](?=:)/gm, (mark) => ((labels.get(mark)?.length ?? 0) > 1 ? mark : `\\${mark}`));
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

/** Returns the text as Markdown for a case study's body. */
export function toMarkdown(text: string): string {
  return joinLines(markdownLines(text)).trim();
}

/** Returns the text in plain words, a paragraph or item each. */
export function paragraphs(text: string): string[] {
  return linesIn(read(toMarkdown(text)));
}

/** Returns the text in plain words on one line; where it has none (`<b>`), its marks as they are. */
export function oneLine(text: string): string {
  return paragraphs(text).join(' ') || text.replace(/\s+/g, ' ').trim();
}

/** Returns the text in plain words on one line, without the URLs of links unless nothing else is there. */
export function oneLineWithoutUrls(text: string): string {
  return wordsWithoutUrls(toMarkdown(text)) || oneLine(text);
}
