import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { removeUnusedImages, smallEnough } from './imageFiles.ts';

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

it('removes the raster images that no page, style or script names', () => {
  const dist = join(root, 'dist');
  mkdirSync(join(dist, '_astro'), { recursive: true });
  const kept = ['a.1.webp', 'b-b.2.avif', 'c.3.JPEG', 'd.4.svg', 'e.5.js'];
  for (const name of [...kept, 'a.webp', 'b.2.avif', 'f.6.jpg', 'g.7.GIF', 'h.8.png'])
    writeFileSync(join(dist, '_astro', name), 'const image = "/_astro/c.3.JPEG";');
  writeFileSync(join(dist, 'index.html'), '<img srcset="/_astro/a.1.webp 1x"><a href="/pictures/i.9.png">');
  writeFileSync(join(dist, 'main.css'), 'p { background: url(/_astro/b-b.2.avif) }');
  removeUnusedImages(pathToFileURL(dist));
  expect(readdirSync(join(dist, '_astro')).sort()).toEqual(kept);
});
