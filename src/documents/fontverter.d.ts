declare module 'fontverter' {
  /** Returns a font in another format. */
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>;
}
