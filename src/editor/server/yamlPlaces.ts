/** Where the parts of a YAML text stand. */
import { isCollection, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';

/** The form cannot write this file without losing something. */
export class Unwritable extends Error {}

export type FieldPair = Pair<Node, Node>;

export const pairsOf = (group: YAMLMap) => group.items as FieldPair[];

/** Where a node's own text begins and ends. */
export function rangeOf(node: Node): [number, number] {
  if (!node.range) throw new Unwritable('a part of the text has no place');
  return [node.range[0], node.range[1]];
}

/** Where a node ends, without comments and blanks after it. */
export function endOfNode(node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    if (last) return isSeq(node) ? endOfNode(last as Node) : endOf(last as FieldPair);
  }
  return rangeOf(node)[1];
}

/** Where a field ends. */
export const endOf = ({ key, value }: FieldPair) => (value ? endOfNode(value) : rangeOf(key)[1] + 1);
