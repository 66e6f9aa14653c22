import { markdownToMdast } from 'satteri';
import { escapeDollars, features } from './dollars.ts';
import { childrenOf, type MarkdownNode } from './node.ts';

/** The column in a line from which another was made by inserting characters. */
function columnBefore(line: string, withInserted: string, column: number): number {
  let length = 0;
  for (const character of withInserted.slice(0, column - 1)) {
    if (line.startsWith(character, length)) length += character.length;
  }
  return length + 1;
}

export interface ParsedMarkdown {
  root: MarkdownNode;
  /** The Markdown that was parsed: money in it is escaped. */
  escaped: string;
}

/** Parses Markdown as the site shows it. Lines and columns are those of `markdown`, offsets those of `escaped`. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const escaped = escapeDollars(markdown);
  const root = markdownToMdast(escaped, { features }) as MarkdownNode;
  const [lines, escapedLines] = [markdown.split('\n'), escaped.split('\n')];
  const restore = (node: MarkdownNode) => {
    for (const point of [node.position.start, node.position.end]) {
      const [line = '', escapedLine = ''] = [lines[point.line - 1], escapedLines[point.line - 1]];
      point.column = columnBefore(line, escapedLine, point.column);
    }
    for (const child of childrenOf(node)) restore(child);
  };
  if (escaped !== markdown) restore(root);
  return { root, escaped };
}
