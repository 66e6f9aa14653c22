import sharp from 'sharp';

/** Pixels of the largest image that is decoded: a few bytes can claim any number. */
const limitInputPixels = 120_000_000;

const qualities = { jpeg: 92, webp: 92, heif: 80 } as const;

const marker = (data: string, at: number) => data.charCodeAt(at) === 0xff && data.charCodeAt(at + 1);

/** Returns whether a JPEG is only its image: without comments, segments other than JFIF's, and bytes after its end. */
function isBare(bytes: Buffer): boolean {
  const data = bytes.toString('latin1');
  let at = 2;
  for (let found = marker(data, at); found && found !== 0xda; found = marker(data, at)) {
    if ((found > 0xe0 && found <= 0xef) || found === 0xfe) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (at + 4 > bytes.length) return false;
  }
  return (
    marker(data, at) === 0xda &&
    data.indexOf('\xff\xd9', at) === data.length - 2 &&
    !/\xff[\xe0-\xef\xfe]/.test(data.slice(at))
  );
}

/**
 * Returns an image without what cameras write beside it: place, time and device. A JPEG with anything beside its image is
 * rewritten, since only some programs see all of it. @throws if the image can't be read to its end
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const input = sharp(bytes, { limitInputPixels });
  const { format, pages = 1, exif, xmp, iptc, tifftagPhotoshop, comments } = await input.metadata();
  if ((format !== 'jpeg' || isBare(bytes)) && !(exif || xmp || iptc || tifftagPhotoshop || comments?.length)) {
    await sharp(bytes, { limitInputPixels, failOn: 'error' }).stats();
    return bytes;
  }
  const isAnimated = pages > 1;
  const image = sharp(bytes, { limitInputPixels, animated: isAnimated, failOn: 'error' });
  // The orientation goes with the rest, so the pixels are turned.
  const upright = isAnimated ? image : image.autoOrient();
  switch (format) {
    case 'jpeg':
      return upright.jpeg({ quality: qualities.jpeg }).toBuffer();
    case 'webp':
      return upright.webp({ quality: qualities.webp }).toBuffer();
    case 'heif':
      return upright.avif({ quality: qualities.heif }).toBuffer();
    default:
      return upright.toBuffer();
  }
}
