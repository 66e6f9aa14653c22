/** The used part of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    static fragment(html: string): DocumentFragment;
    readonly window: { readonly document: Document; readonly DOMParser: typeof DOMParser };
  }
}

declare module '@jsonresume/schema' {
  /** JSON Schema, draft 7. */
  interface Schema {
    type?: string;
    format?: string;
    pattern?: string;
    $ref?: string;
    properties?: Record<string, Schema>;
    items?: Schema;
    definitions?: Record<string, Schema>;
  }

  export function validate(resume: unknown, done: (errors: unknown[] | null, valid?: boolean) => void): void;
  export const schema: Schema;
}

declare module 'vcf' {
  interface Property {
    valueOf(): string;
  }

  /** A vCard, read by an independent program. Values keep their escapes. */
  export default class VCard {
    version: string;
    parse(text: string): this;
    /** Returns a list if several properties have this name. */
    get(name: string): Property | Property[] | undefined;
  }
}
