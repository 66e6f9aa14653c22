import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contactPhoto } from './contactPhoto.ts';

it('makes a small square JPEG with a white background', async () => {
  const file = await sharp({ create: { width: 900, height: 600, channels: 4, background: 'transparent' } })
    .png()
    .toBuffer();
  const photo = await contactPhoto(file);
  const { format, width, height } = await sharp(photo).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 256, height: 256 });
  expect([...(await sharp(photo).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
    255, 255, 255,
  ]);
});
