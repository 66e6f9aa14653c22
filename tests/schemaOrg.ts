/** Reads structured data with an independent JSON-LD processor, without requests. */
import jsonld, { type FlatNode, type FlatValue } from 'jsonld';
import type { Absolute } from '../src/base/urls.ts';
import { jsonLd, type PageData, pageGraph } from '../src/site/head/jsonLd.ts';

const vocabulary = 'https://schema.org/';

/** Replaces schema.org's context: every name is in its vocabulary. */
const documentLoader = async (url: string) => {
  if (url !== 'https://schema.org') throw new Error(`${url} is not schema.org`);
  return { documentUrl: url, document: { '@context': { '@vocab': vocabulary } } };
};

export class GraphNode {
  readonly id: string;
  readonly type: string;
  readonly #properties: Record<string, FlatValue[]>;
  readonly #nodes: Map<string, GraphNode>;

  constructor({ '@id': id, '@type': types = [], ...properties }: FlatNode, nodes: Map<string, GraphNode>) {
    this.id = id;
    this.type = types.map((type) => type.replace(vocabulary, '')).join(' ');
    this.#properties = properties;
    this.#nodes = nodes;
  }

  get properties(): string[] {
    return Object.keys(this.#properties).map((name) => name.replace(vocabulary, ''));
  }

  /** Returns the literal values of a property, in order. */
  texts(name: string): string[] {
    return this.#values(name).flatMap(({ '@value': value }) => (value === undefined ? [] : [String(value)]));
  }

  text(name: string): string | undefined {
    return this.texts(name)[0];
  }

  /** Returns the nodes that a property refers to, in order. */
  nodes(name: string): GraphNode[] {
    return this.#values(name).flatMap(({ '@id': id }) => {
      if (id === undefined) return [];
      const node = this.#nodes.get(id);
      if (!node) throw new Error(`${name} of ${this.id} refers to ${id}, which is no node of the graph`);
      return [node];
    });
  }

  node(name: string): GraphNode {
    const [node] = this.nodes(name);
    if (!node) throw new Error(`${this.id} has no ${name}`);
    return node;
  }

  #values(name: string): FlatValue[] {
    return this.#properties[vocabulary + name] ?? [];
  }
}

/**
 * Returns every node of a data block, by `@id`.
 * @throws if a referenced node is missing
 */
export async function readGraph(json: string): Promise<Map<string, GraphNode>> {
  const nodes = new Map<string, GraphNode>();
  for (const flat of await jsonld.flatten(JSON.parse(json), null, { documentLoader })) {
    nodes.set(flat['@id'], new GraphNode(flat, nodes));
  }
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
