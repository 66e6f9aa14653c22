declare module 'vcf' {
  interface Property {
    valueOf(): string;
  }

  /** A vCard as an independent program reads it; values keep their escapes. */
  export default class VCard {
    version: string;
    parse(text: string): this;
    /** Several properties of one name come as a list. */
    get(name: string): Property | Property[] | undefined;
  }
}
