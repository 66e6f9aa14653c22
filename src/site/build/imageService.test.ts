import sharp from 'sharp';
import { expect, it } from 'vitest';
import { firstFrame } from './imageService.ts';

it('shows the first frame of an animated image', async () => {
  const frame = (r: number) =>
    sharp({ create: { width: 9, height: 6, channels: 3, background: { r, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame(0), await frame(250)], { join: { animated: true } })
    .gif()
    .toBuffer();
  const still = sharp(await firstFrame(moving));
  expect(await still.metadata()).toMatchObject({ format: 'png', width: 9, height: 6 });
  expect((await still.stats()).channels[0]?.max).toBe(0);
});
