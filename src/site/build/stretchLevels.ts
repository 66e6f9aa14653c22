import sharp from 'sharp';

/** As a `position`, it makes the image service stretch levels: Astro passes on only options that it knows. */
export const stretched = 'stretched';

/** Returns an image as PNG with its levels stretched from black to white, with 2 % clipped at each end. */
export const stretchLevels = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file, { failOn: 'error' }).autoOrient().normalize({ lower: 2, upper: 98 }).png().toBuffer();
