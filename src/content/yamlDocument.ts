import { type Document, isAlias, isNode, type LineCounter, parseDocument, visit } from 'yaml';
import { parseOptions } from './toYaml.ts';

/** Nodes around a value, two for each group: content has about ten. */
const deepest = 100;

/** Parses YAML without throwing; undefined if it is nested too deep for what reads it, which is recursive. */
export function yamlDocument(yaml: string, lineCounter: LineCounter, options = parseOptions): Document | undefined {
  try {
    const document = parseDocument(yaml, { ...options, prettyErrors: false, lineCounter });
    visit(document, (_, node, path) => {
      const isInside = isAlias(node) && path.some((each) => isNode(each) && each.anchor === node.source);
      if (isInside || path.length > deepest) throw new RangeError();
    });
    return document;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
