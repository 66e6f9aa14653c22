/** Display sizes of images by place, from which the browser chooses a file. */
import { spansOf } from '#sections/tile.ts';

export interface Layout {
  widths: readonly number[];
  sizes: string;
}

export const caseStudyLayout: Layout = {
  widths: [350, 564, 700, 1128],
  sizes: '(width < 48rem) calc(100vw - 2.5rem), (width < 76rem) 50vw, 35.25rem',
};

export const cardLayout: Layout = {
  widths: [368, 480, 608, 760, 960, 1216, 1520],
  sizes: '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, 23rem',
};

/** Returns the layout of an image in a showcase with that many places: at most half of a phone, or a part of 72 rem. */
export function showcaseLayout(places: number): Layout {
  const quarters = Math.max(...spansOf(places)) / 3;
  const wide = 72 / Math.max(places, 4);
  const widths = [98 * quarters, 16 * wide, 195 * quarters, 32 * wide, 293 * quarters];
  return {
    widths: [...new Set(widths.map(Math.round))].sort((a, b) => a - b),
    sizes: `(width < 48rem) ${Math.round(quarters * 25)}vw, (width < 76rem) ${Math.round(wide / 0.0072) / 100}vw, ${Math.round(wide * 100) / 100}rem`,
  };
}

export const showcaseShape = (places: number): number => Math.min(3 / 2, 8 / Math.max(places, 4));

export const logoLayout: Layout = { widths: [48, 64, 96, 128, 144, 192], sizes: '(width < 64rem) 3rem, 4rem' };

export const interestLayout: Layout = { widths: [56, 112, 168], sizes: '3.5rem' };

export const bodyLayout: Layout = {
  widths: [350, 576, 700, 1152, 1716],
  sizes: '(width < 48rem) calc(100vw - 2.5rem), 36rem',
};

export const wideBodySizes = '(width < 48rem) calc(100vw - 2.5rem), (width < 76rem) 70vw, 53.625rem';
