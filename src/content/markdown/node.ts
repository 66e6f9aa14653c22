import type { Place } from '#base/problems.ts';

/** A part of parsed Markdown, as far as this site reads it. */
export interface MarkdownNode {
  type: string;
  position: { start: Point; end: Point };
  url?: string;
  value?: string;
  alt?: string | null;
  children?: readonly MarkdownNode[];
}

/** Lines and columns are counted from 1, offsets from 0. */
interface Point {
  line: number;
  column: number;
  offset: number;
}

export const childrenOf = ({ children = [] }: MarkdownNode): readonly MarkdownNode[] => children;

/**
 * Returns where a part of a node begins. A line of its value is the end of one of the body, which may be indented or
 * quoted.
 */
export function placeIn({ position, value = '' }: MarkdownNode, offset: number, lines: readonly string[]): Place {
  const before = value.slice(0, offset).split('\n');
  const [{ line, column }, last = ''] = [position.start, before.at(-1)];
  if (before.length === 1) return { line, column: column + offset };
  const inValue = value.split('\n')[before.length - 1]?.trimEnd() ?? '';
  const inFile = lines[line + before.length - 2]?.trimEnd() ?? '';
  return { line: line + before.length - 1, column: inFile.length - inValue.length + last.length + 1 };
}
