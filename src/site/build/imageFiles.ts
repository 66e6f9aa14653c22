/** Raster images as files: large ones are scaled down before a build, and those that no page loads are removed after. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { root } from '#base/folders.ts';
import { rasterEndings } from '#base/imageFormats.ts';
import { folders } from '#base/urls.ts';

const anyOf = (endings: readonly string[]): string => `(?:${endings.join('|').replaceAll('.', '\\.')})`;

/** Pixels: 1.4 times the widest copy (../layouts.ts), so that scaled copies stay sharp. */
const widest = 2400;
/** Pixels: the limit of WebP. */
const highest = 16_383;
/** Files to scale down. GIF is missing, and animated files of other formats are skipped below. */
const scaled = rasterEndings.filter((ending) => ending !== '.gif');

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

/** Returns the file to copy an image from: itself, or a smaller version if it is much wider than any copy. */
export async function smallEnough(file: string, folder = root): Promise<string> {
  if (!scaled.includes(extname(file).toLowerCase())) return file;
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

export const largeImages = {
  name: 'large-images',
  enforce: 'pre' as const,
  load: {
    // Before Astro's plugin, which reads every image.
    order: 'pre' as const,
    filter: { id: new RegExp(`[\\\\/]content[\\\\/][^?]+${anyOf(scaled)}$`, 'i') },
    async handler(id: string) {
      const small = await smallEnough(id);
      return small === id ? undefined : `export { default } from ${JSON.stringify(small)};`;
    },
  },
};

/** Removes raster images in `/_astro/` that the site doesn't refer to: Astro also copies the originals. */
export function removeUnusedImages(dist: URL): void {
  const folder = fileURLToPath(dist);
  const named = new Set<string>();
  // A match starts only at the beginning of a word, or long words would take quadratic time.
  const names = new RegExp(`(?<![\\w.-])[\\w.-]+${anyOf(rasterEndings)}`, 'gi');
  for (const file of globSync('**/*.{html,css,js}', { cwd: folder })) {
    for (const [name] of readFileSync(join(folder, file), 'utf8').matchAll(names)) named.add(name);
  }
  const hashed = join(folder, folders.hashed);
  for (const name of globSync('*', { cwd: hashed })) {
    if (rasterEndings.includes(extname(name).toLowerCase()) && !named.has(name)) rmSync(join(hashed, name));
  }
}
