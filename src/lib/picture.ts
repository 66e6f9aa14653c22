import type { Drawing } from './drawing.ts';

/** A raster picture in the formats and widths that the layout uses. */
export interface Photo {
  kind: 'photo';
  sources: { type: string; srcSet: string }[];
  sizes: string;
  /** For browsers that read no source. */
  src: string;
  width: number;
  height: number;
}

export type Picture = (Drawing & { kind: 'drawing' }) | Photo;
