declare module 'subset-font' {
  /** Cuts a font to the glyphs of a text; an axis is narrowed to a range or fixed at a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of OpenType features. If omitted, all. */
      keepFeatures?: string[];
      /** Whether the text, then empty, cuts nothing. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
