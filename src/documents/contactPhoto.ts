import sharp from 'sharp';

/** Edge in px: large enough for a phone's contact list, and a card of some kilobytes. */
const edge = 256;

/** A photo as contact cards carry it: square JPEG, white where it is transparent. */
export function contactPhoto(file: Uint8Array): Promise<Uint8Array> {
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
