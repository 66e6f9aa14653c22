import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { smallEnough } from './largeImages.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-large-'));
afterAll(() => rmSync(root, { recursive: true }));

const small = (name: string) => smallEnough(join(root, name), root);
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#8888' } });

it('scales a wide image down once, then reuses the result', async () => {
  await image(3000, 20).png().toFile(join(root, 'wide.png'));
  const [made, same] = await Promise.all([small('wide.png'), small('wide.png')]);
  expect(same).toBe(made);
  expect(made).toMatch(/\.cache\/pictures\/[\da-f]{16}-2400\/wide\.webp$/);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 16, hasAlpha: true });
  const { mtimeMs } = statSync(made);
  expect(await small('wide.png')).toBe(made);
  expect(statSync(made).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(join(made, '..'))).toEqual(['wide.webp']);
});

it('scales a changed image again', async () => {
  const scaled = async (height: number) => {
    await image(3000, height).png().toFile(join(root, 'changed.png'));
    return small('changed.png');
  };
  expect(await scaled(20)).not.toBe(await scaled(40));
});

it('keeps an image upright', async () => {
  await image(20, 3000).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'turned.jpg'));
  expect(await sharp(await small('turned.jpg')).metadata()).toMatchObject({ width: 2400, height: 16 });
});

it('returns a smaller image, an animation or an SVG file unchanged', async () => {
  await image(2400, 20).png().toFile(join(root, 'fits.png'));
  await image(20, 3000).jpeg().toFile(join(root, 'upright.jpg'));
  const frames = await Promise.all(
    ['#888', '#000'].map((color) => image(3000, 20).flatten({ background: color }).png().toBuffer()),
  );
  await sharp(frames, { join: { animated: true } })
    .webp()
    .toFile(join(root, 'animated.webp'));
  writeFileSync(join(root, 'drawing.svg'), '<svg/>');
  for (const name of ['fits.png', 'upright.jpg', 'animated.webp', 'drawing.svg'])
    expect(await small(name)).toBe(join(root, name));
});
