import sharp from 'sharp';

/** In place of a `position`: asks the image service for stretched levels. Astro passes on no option of our own. */
export const stretched = 'stretched';

/** Returns an image as PNG with its levels stretched from black to white, with 2 % clipped at each end. */
export const stretchLevels = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file, { failOn: 'error' }).autoOrient().normalise({ lower: 2, upper: 98 }).png().toBuffer();
