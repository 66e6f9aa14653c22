import type { Drawing } from '#base/drawing.ts';

export interface Photo {
  kind: 'photo';
  sources: { type: string; srcSet: string }[];
  sizes: string;
  /** URL for browsers that support none of the sources. */
  src: string;
  width: number;
  height: number;
  original?: OriginalImage;
}

/** Returns the numbers of a drawing's view box, and the view box of its middle square. */
export function boxOf({ viewBox }: Drawing) {
  const [x = 0, y = 0, width = 120, height = 80] = viewBox.split(/[ ,]+/).map(Number);
  return { x, y, width, height, square: `${x + (width - height) / 2} ${y} ${height} ${height}` };
}

export type Image = (Drawing & { kind: 'drawing'; original?: undefined }) | Photo;

export interface OriginalImage {
  path: string;
  read: () => Promise<Uint8Array>;
}

/** Returns the URL of a photo's largest size in its last format, which most programs support. */
export function largestSource({ sources, src }: Photo): string {
  const sizes = sources.at(-1)?.srcSet.split(', ') ?? [];
  return sizes.at(-1)?.split(' ')[0] || src;
}
