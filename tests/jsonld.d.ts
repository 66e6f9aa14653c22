declare module 'jsonld' {
  export interface FlatValue {
    '@id'?: string;
    '@value'?: string | number;
  }

  /** A node of an expanded document. Names of properties are full URLs. */
  export type FlatNode = { '@id': string; '@type'?: string[] } & Record<string, FlatValue[]>;

  interface Options {
    documentLoader: (url: string) => Promise<{ documentUrl: string; document: object }>;
  }

  const jsonld: { flatten(document: object, context: null, options: Options): Promise<FlatNode[]> };
  export default jsonld;
}
