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
