import sharp from 'sharp';
import { paper } from '#ui/palette/contrast.ts';

/** Edge in px: enough for a phone's contact list, and only a few kilobytes. */
const edge = 256;

/** Returns a photo for contact cards: a square JPEG with a white background. */
export function contactPhoto(file: Uint8Array): Promise<Uint8Array> {
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: paper })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
