/** Reads structured data: its nodes, which refer to each other by `@id`. */
import type { Absolute } from '../src/base/urls.ts';
import { jsonLd, type PageData, pageGraph } from '../src/site/head/jsonLd.ts';

export interface GraphNode {
  id: string;
  type: string;
  properties: string[];
  /** Returns the literal values of a property, in order. */
  texts(name: string): string[];
  text(name: string): string | undefined;
  /** Returns the nodes that a property refers to, in order. */
  nodes(name: string): GraphNode[];
  node(name: string): GraphNode;
}

type Data = Record<string, unknown> & { '@id': string; '@type': string };

function nodeOf(data: Data, all: Map<string, GraphNode>): GraphNode {
  const { '@id': id, '@type': type } = data;
  const values = (name: string) => [data[name] ?? []].flat();
  const nodes = (name: string) =>
    values(name).flatMap((value) => {
      if (typeof value !== 'object') return [];
      const node = all.get((value as Data)['@id']);
      if (!node) throw new Error(`${name} of ${id} refers to ${JSON.stringify(value)}, which is no node of the graph`);
      return [node];
    });
  const node = (name: string) => {
    const [first] = nodes(name);
    if (!first) throw new Error(`${id} has no ${name}`);
    return first;
  };
  const texts = (name: string) => values(name).flatMap((value) => (typeof value === 'object' ? [] : String(value)));
  const properties = Object.keys(data).filter((name) => !name.startsWith('@'));
  return { id, type, properties, nodes, node, texts, text: (name) => texts(name)[0] };
}

/**
 * Returns every node of a data block, by `@id`. Nodes within others get one.
 * @throws if a referenced node is missing
 */
export function readGraph(json: string): Map<string, GraphNode> {
  const nodes = new Map<string, GraphNode>();
  JSON.parse(json, (_, value) => {
    if (value?.['@type']) {
      value['@id'] ??= `_:${nodes.size}`;
      nodes.set(value['@id'], nodeOf(value, nodes));
    }
    return value;
  });
  for (const node of nodes.values()) for (const property of node.properties) node.nodes(property);
  return nodes;
}

/** Returns every node of a page's structured data, by `@id`. */
export const graphOf = (data: PageData, at: Absolute) =>
  readGraph(jsonLd(pageGraph(data, { path: '/page', title: 'T', description: 'D', siteName: 'S' }, at)));

/** Returns the only node of a type. @throws if there are none or several */
export function only(nodes: Map<string, GraphNode>, type: string): GraphNode {
  const found = [...nodes.values()].filter((node) => node.type === type);
  if (found.length !== 1 || !found[0]) throw new Error(`there are ${found.length} nodes of type ${type}`);
  return found[0];
}

/** Returns the data blocks of a built page. */
export function dataBlocks(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => json);
}
