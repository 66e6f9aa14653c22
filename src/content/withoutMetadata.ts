import sharp from 'sharp';

/** Pixels of the largest image that is decoded: a few bytes can claim any number. */
const limitInputPixels = 120_000_000;

const qualities = { jpeg: 92, webp: 92, heif: 80 } as const;

/**
 * Returns an image without what cameras write beside it: place, time and device. A JPEG is always rewritten, since only
 * some programs see all that it has. @throws if the image can't be read to its end
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const input = sharp(bytes, { limitInputPixels });
  const { format, pages = 1, exif, xmp, iptc, tifftagPhotoshop, comments } = await input.metadata();
  if (format !== 'jpeg' && !(exif || xmp || iptc || tifftagPhotoshop || comments?.length)) {
    await sharp(bytes, { limitInputPixels, failOn: 'error' }).stats();
    return bytes;
  }
  const isAnimated = pages > 1;
  const image = sharp(bytes, { limitInputPixels, animated: isAnimated, failOn: 'error' });
  // The orientation goes with the rest, so the pixels are turned.
  const upright = isAnimated ? image : image.autoOrient();
  const quality = qualities[format as keyof typeof qualities];
  const written = quality ? upright.toFormat(format === 'heif' ? 'avif' : format, { quality }) : upright;
  return written.toBuffer();
}
