import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '#base/folders.ts';

/** Pixels: 1.4 times the widest copy (../layouts.ts), so that scaled copies stay sharp. */
const widest = 2400;
/** Pixels: the limit of WebP. */
const highest = 16_383;
/** Formats to scale down. GIF is missing, and animated files of these formats are skipped below. */
const formats = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const making = new Map<string, Promise<string>>();

async function scaleDown(bytes: Buffer, to: string): Promise<string> {
  await mkdir(join(to, '..'), { recursive: true });
  // Written under a temporary name: a stopped build leaves no partial image.
  const unfinished = `${to}.${process.pid}.tmp`;
  await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, height: highest, fit: 'inside' })
    .webp({ quality: 95, smartSubsample: true, effort: 2 })
    .toFile(unfinished);
  await rename(unfinished, to);
  return to;
}

/**
 * Returns the path of the file to make copies of an image from: the image itself, or a smaller version if it is much
 * wider than any copy. The smaller version is cached in `.cache/pictures/` by the hash of the image.
 * @param file path of an image
 * @param folder contains `.cache/`
 */
export async function smallEnough(file: string, folder = root): Promise<string> {
  if (!formats.includes(extname(file).toLowerCase())) return file;
  const bytes = await readFile(file);
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  if (autoOrient.width <= widest || pages > 1) return file;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const to = join(folder, '.cache/pictures', `${hash}-${widest}`, `${basename(file, extname(file))}.webp`);
  if (existsSync(to)) return to;
  const made = making.get(to) ?? scaleDown(bytes, to);
  making.set(to, made);
  return made.finally(() => making.delete(to));
}

/** Vite plugin: Astro makes its copies of a large image in `content/` from a smaller, cached version. */
export const largeImages = {
  name: 'large-images',
  enforce: 'pre' as const,
  load: {
    // Before Astro's plugin, which reads every image.
    order: 'pre' as const,
    filter: { id: /[\\/]content[\\/][^?]+\.(jpe?g|png|webp|avif)$/i },
    async handler(id: string) {
      const small = await smallEnough(id);
      return small === id ? undefined : `export { default } from ${JSON.stringify(small)};`;
    },
  },
};
