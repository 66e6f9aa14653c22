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
