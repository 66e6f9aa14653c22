declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>;
}

declare module 'subset-font' {
  /** Returns a font with only the glyphs of a text. Limits an axis to a range, or fixes it at a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of OpenType features. If omitted, all. */
      keepFeatures?: string[];
      /** Whether to keep all glyphs; the text is ignored. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
