/** What people write in résumés (plain text or Markdown), as plain text and as Markdown. */

import { isSeen } from '../characters.ts';
import { allowed } from '../htmlTags.ts';
import { plainMarkdown } from '../markdown/slips.ts';

// Each expression stops at a bound, or where the same mark comes again: `[` 50,000 times takes no time.

/** Brackets may be in an address where they are closed: `javascript:alert(f(1))`. */
const address = String.raw`(?:[^\s()<>]|\((?:[^\s()]|\([^\s()]*\))*\))*`;
const linkPattern = (label: string) => String.raw`(!?)\[(${label}{0,1000})\]\(<?(${address})>?(?:\s+"[^"]*")?\)`;
export const markdownLink = new RegExp(linkPattern('[^\\]]'), 'g');
/** `[1]: page.html`, for links elsewhere in the text; not a footnote. */
const definition = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?([^\s>]+).*$/gm;
/** Finds code, whose marks are the first group, and a pattern beside it. */
const orCode = (pattern: string) => new RegExp(`(\`{1,9})[^]*?\\1|${pattern}`, 'gi');
/** The import turns HTML into Markdown before, so a tag is text. */
const tag = `<(?=/?(?:${allowed.join('|')})[\\s/>])`;
const codeOrSign = orCode(`\\\\?(?:\\$|${tag})`);

/** Marks of code at the beginning of an item, which may never be closed. */
const fenceInItem = /^([ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+)+)(```|~~~)/gm;

/** Whether a link works on any site. */
const isWebAddress = (address: string) => /^(https?:\/\/|mailto:)/i.test(address);

/** Returns a link in Markdown, only its label if the address is not on the web. */
export function link(label: string, address: string): string {
  if (!isWebAddress(address)) return label;
  return label && label !== address ? `[${label}](${address})` : `<${address}>`;
}

/** Returns Markdown without images, in which prices aren't formulas and `<kbd>` isn't HTML. */
function defuse(markdown: string): string {
  return markdown
    .replace(markdownLink, (whole, image, label, address) =>
      image || !label || !isWebAddress(address) ? link(label, address) : whole,
    )
    .replace(definition, (whole, address) => (isWebAddress(address) ? whole : ''))
    .replaceAll('![', '[')
    .replace(fenceInItem, '$1\\$2')
    .replace(codeOrSign, (part) => (part === '$' || part === '<' ? `\\${part}` : part));
}

const bullet = /^[•●▪■◦‣·➢►✓*+–—－-]\s+/;

/** An item of a list, which may be within another. */
export const item = /^\s*(-|\d+[.)])\s/;

/** The text as lines of Markdown, blank ones left out. */
export function markdownLines(text: string): string[] {
  const source = defuse(text);
  if (/```|~~~/.test(source)) return source.split('\n');
  let level = -1;
  return source.split('\n').flatMap((written) => {
    const line = written.trim().replace(bullet, '- ');
    if (!line || line === '-') return [];
    // A list within a list, one level deeper at most.
    level = item.test(line) ? Math.min(level + 1, Math.ceil(written.search(/\S/) / 4)) : -1;
    return ['    '.repeat(Math.max(level, 0)) + line];
  });
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

/** Lines of one list, table or quotation stay together; any other is a paragraph. */
export function joinLines(lines: readonly string[]): string {
  if (lines.some((line) => fence.test(line))) return closeCode(lines.join('\n'));
  const kind = (line: string) =>
    /^\s+/.test(line) ? 'item' : /^(-\s|\||>|\d+[.)]\s)/.exec(line)?.[1]?.replace(/\d+/, '');
  return lines
    .map((line, index) => {
      const before = lines[index - 1];
      if (before === undefined) return line;
      const isNested = item.test(before) && (kind(line) === 'item' || (kind(before) === 'item' && item.test(line)));
      return (isNested || (kind(line) && kind(line) === kind(before)) ? '\n' : '\n\n') + line;
    })
    .join('');
}

/** Code, or another character, where what is excluded does not begin. */
const part = (excluded: string) => `(?:\`[^\`]*\`|(?!\`[^\`]*\`|${excluded})[^])`;
const codeOrLink = orCode(linkPattern(part('\\]')));
const codeOrAddress = orCode('<((?:https?://|mailto:)[^\\s<>]*)>');
const strong = `${part('\\s')}(?:${part('\\*\\*')}*?${part('\\s')})?`;
const codeOrStrong = orCode(`\\*\\*(${strong})\\*\\*`);
const emphasis = `${part('[\\s*]')}(?:${part('\\*')}*${part('[\\s*]')})?`;
const codeOrEmphasis = orCode(`(?<![\\w*])\\*(${emphasis})\\*(?![\\w*])`);
const codeOrEscape = orCode('\\\\([$<])');

/** A line of Markdown as words, each link with its address after it, or without. */
export function words(line: string, addresses = true): string {
  const inner = (whole: string, _ticks?: string, text = whole) => text;
  return plainMarkdown(
    line
      .replace(/^```.*$/, '')
      // For lists in HTML the import writes two spaces after a number. Before one, `>` and `#` are words: > 10 users.
      .replace(/^\s*(-|(?:#{1,6}|>)(?!\s+\d)|\d+\.(?= {2}))\s+/, '')
      .replace(codeOrLink, (whole, ticks, _image, label, address) =>
        ticks ? whole : addresses ? `${label} (${address})` : label,
      )
      .replace(codeOrAddress, inner)
      .replace(codeOrStrong, inner)
      .replace(codeOrEmphasis, inner)
      .replace(codeOrEscape, (whole, ticks, sign) => (ticks ? whole.replaceAll('`', '').trim() : sign))
      .replace(/^[-*_=\s|:`]{3,}$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** The text as Markdown for a case study's body. */
export function markdown(text: string): string {
  return joinLines(markdownLines(text)).trim();
}

/** The text in plain words, a paragraph or item each. */
export function paragraphs(text: string): string[] {
  return markdownLines(text)
    .map((line) => words(line))
    .filter(isSeen);
}

/** The text in plain words on one line; where it has none (`<b>`), its marks as they are. */
export function oneLine(text: string): string {
  return paragraphs(text).join(' ') || text.replace(/\s+/g, ' ').trim();
}

/**
 * Cuts a line at a word where it is too long.
 * @param max characters, as the schemas count them; `…` is one of them
 */
export function cut(line: string, max: number): string {
  if (line.length <= max) return line;
  // Not half a character at the end.
  const start = line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const word = /\s/.test(line.charAt(max - 1)) ? max : start.lastIndexOf(' ');
  return `${start.slice(0, word > max / 2 ? word : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}
