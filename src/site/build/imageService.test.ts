import sharp from 'sharp';
import { expect, it } from 'vitest';
import { firstFrame, stretchLevels } from './imageService.ts';

it('stretches a dull image from black to white, and keeps its size', async () => {
  const gray = (from: number, width: number) =>
    `<rect x="${from}" width="${width}" height="20" fill="rgb(${80 + from},${80 + from},${80 + from})"/>`;
  const dull = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">${[0, 20, 40, 60].map((x) => gray(x, 20)).join('')}</svg>`;
  const bytes = await sharp(Buffer.from(dull)).flatten().png().toBuffer();
  const levels = async (file: Uint8Array) => {
    const { channels } = await sharp(file).grayscale().stats();
    return [channels[0]?.min ?? 0, channels[0]?.max ?? 0];
  };
  expect(await levels(bytes)).toEqual([80, 140]);
  const shown = await stretchLevels(bytes);
  const [darkest = 255, lightest = 0] = await levels(shown);
  expect(darkest).toBeLessThan(10);
  expect(lightest).toBeGreaterThan(245);
  expect(await sharp(shown).metadata()).toMatchObject({ width: 80, height: 20 });
});

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
