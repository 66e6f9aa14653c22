/** The used part of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    static fragment(html: string): DocumentFragment;
    readonly window: { readonly document: Document };
  }
}
