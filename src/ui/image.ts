import type { Drawing } from '#base/drawing.ts';

/** A raster image in the formats and widths that the layout uses. */
export interface Photo {
  kind: 'photo';
  sources: { type: string; srcSet: string }[];
  sizes: string;
  /** URL for browsers that support none of the sources. */
  src: string;
  width: number;
  height: number;
}

export type Image = (Drawing & { kind: 'drawing' }) | Photo;

/** Returns the URL of a photo's largest size in its last format, which most programs support. */
export function largest({ sources, src }: Photo): string {
  const sizes = sources.at(-1)?.srcSet.split(', ') ?? [];
  return sizes.at(-1)?.split(' ')[0] ?? src;
}
