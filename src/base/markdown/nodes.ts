import type { Nodes } from 'mdast';
import type { Position } from '../problems.ts';

export const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

export const nodesIn = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** Returns the words of a node without any marks; `read` those of each node, given those inside of it. */
export function textOfNode(node: Nodes, read: (words: string, node: Nodes) => string = (words) => words): string {
  const inner = (child: Nodes) => textOfNode(child, read);
  return read('value' in node ? node.value : childrenOf(node).map(inner).join(''), node);
}

export const imagesIn = (root: Nodes): string[] =>
  nodesIn(root).flatMap((node) => (node.type === 'image' ? [node.url] : []));

export const placeOfNode = ({ position }: Nodes): Position => {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
};

export const spanOf = ({ position }: Nodes): { start: number; end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Returns where a part of a node's value begins. Below its first line, the column is that in the value. */
export function placeIn(node: Nodes & { value: string }, offset: number): Position {
  const { line, column } = placeOfNode(node);
  const [last = '', ...before] = node.value.slice(0, offset).split('\n').toReversed();
  return { line: line + before.length, column: (before.length ? 1 : column) + last.length };
}
