/** How large pictures are shown where, for the browser to choose a file by. */
import type { Tracks } from '#sections/projects/showcaseTracks.ts';

export interface Layout {
  /** Widths in device pixels that the layout asks for. */
  widths: readonly number[];
  sizes: string;
}

/** Cover of a case study: half the page's width. */
export const caseStudyLayout: Layout = {
  widths: [350, 564, 700, 1128],
  sizes: '(width < 48rem) calc(100vw - 2.5rem), (width < 76rem) 50vw, 35.25rem',
};
export const cardLayout: Layout = {
  widths: [368, 480, 608, 760, 960, 1216, 1520],
  sizes: '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, 23rem',
};
/** A compartment of the case: a track is a quarter of a phone's width, or 9 rem. 9 rem is also a neighbour's width. */
export const showcaseLayout = ({ wide, narrow }: Tracks): Layout => ({
  widths: [...new Set([98 * narrow, 144, 144 * wide, 195 * narrow, 288, 288 * wide, 293 * narrow])].sort(
    (a, b) => a - b,
  ),
  sizes: `(width < 48rem) ${narrow * 25}vw, (width < 76rem) ${wide * 12.5}vw, ${wide * 9}rem`,
});
export const logoLayout: Layout = { widths: [48, 64, 96, 128, 144, 192], sizes: '(width < 64rem) 3rem, 4rem' };
export const interestLayout: Layout = { widths: [200, 400], sizes: '(width < 64rem) 50vw, 12rem' };
/** A picture in running text. */
export const bodyLayout: Layout = {
  widths: [350, 576, 700, 1152],
  sizes: '(width < 48rem) calc(100vw - 2.5rem), 36rem',
};
