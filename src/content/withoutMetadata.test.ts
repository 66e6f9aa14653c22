import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from './withoutMetadata.ts';

const blank = { create: { width: 40, height: 20, channels: 3 as const, background: '#fc0' } };
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' }, IFD0: { Model: 'Secret Camera' } };

describe.each(['jpeg', 'png', 'webp'] as const)('a photo as %s', (format) => {
  it('loses its location and camera', async () => {
    const taken = await sharp(blank).withExif(place)[format]().toBuffer();
    expect(taken.includes('Secret Camera')).toBe(true);
    const clean = await withoutMetadata(taken);
    expect(clean.includes('Secret Camera')).toBe(false);
    expect(await sharp(clean).metadata()).toMatchObject({ format, width: 40, height: 20 });
    expect((await sharp(clean).metadata()).exif).toBeUndefined();
  });
});

it('rotates the pixels, since the orientation is removed too', async () => {
  const rotated = await sharp(blank).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(await withoutMetadata(rotated)).metadata()).toMatchObject({ width: 20, height: 40 });
});

it('removes what follows a JPEG, such as the video of a live photo', async () => {
  const jpeg = Buffer.concat([await sharp(blank).jpeg().toBuffer(), Buffer.from('video of my street')]);
  expect((await withoutMetadata(jpeg)).includes('video of my street')).toBe(false);
});

it('keeps the bytes of an image without metadata', async () => {
  const png = await sharp(blank).png().toBuffer();
  expect(await withoutMetadata(png)).toBe(png);
});

it('rejects an incomplete image', async () => {
  const png = await sharp(blank).png().toBuffer();
  await expect(withoutMetadata(png.subarray(0, png.length / 2))).rejects.toThrow();
});
