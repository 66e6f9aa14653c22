import sharp from 'sharp';

/** In place of a `position`: asks the image service for stretched levels. Astro passes on no option of our own. */
export const stretched = 'stretched';

/** Returns an image as PNG whose dark and light parts are black and white, but for 2 % at each end. */
export const stretchLevels = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file, { failOn: 'error' }).autoOrient().normalise({ lower: 2, upper: 98 }).png().toBuffer();
