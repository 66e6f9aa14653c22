import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropImage, cropWindow } from './cropImage.ts';

it.each([
  [
    'a wide image in the middle',
    { width: 900, height: 300 },
    '50% 40%',
    { left: 225, top: 0, width: 450, height: 300 },
  ],
  [
    'a tall image around the focus',
    { width: 600, height: 1000 },
    '50% 40%',
    { left: 0, top: 200, width: 600, height: 400 },
  ],
  [
    'an image with the focus at a side to a smaller window around it',
    { width: 1500, height: 1000 },
    '20% 40%',
    { left: 0, top: 150, width: 750, height: 500 },
  ],
  [
    'nothing from a square with the default focus',
    { width: 640, height: 640, shape: 1 },
    '50% 40%',
    { left: 0, top: 0, width: 640, height: 640 },
  ],
  [
    'to two fifths at least, with the focus in a corner',
    { width: 600, height: 1000 },
    '0% 0%',
    { left: 0, top: 0, width: 360, height: 240 },
  ],
])('crops %s', (_, size, focus, window) => {
  expect(cropWindow(size, { shape: 1.5, ...size, focus })).toEqual(window);
});

it('crops a rotated image upright, and returns an image of the right shape unchanged', async () => {
  const { data } = await sharp({ create: { width: 60, height: 100, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = await sharp(await cropImage(data, { focus: '50% 50%', shape: 1 })).metadata();
  expect([width, height]).toEqual([60, 60]);
  expect(await cropImage(data, { focus: '50% 50%', shape: 100 / 60 })).toBe(data);
});
