import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import sharp from 'sharp';

/** Pixels of the widest copy that the site makes, half as many again: what is made of it stays sharp. */
const widest = 2400;
/** More than WebP can hold. */
const highest = 16_383;
/** Formats that can move, and do in one file of many, are left alone. */
const formats = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const making = new Map<string, Promise<string>>();

async function scaleDown(bytes: Buffer, to: string): Promise<string> {
  await mkdir(join(to, '..'), { recursive: true });
  // Nobody finds half an image where a build was stopped.
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
 * Returns the file that copies of an image are made from: the image, or of one that is much wider than any copy, a
 * smaller one. It is made once, in `.cache/pictures/`, and known by the image's bytes.
 * @param file path of an image
 * @param root the folder of `.cache/`
 */
export async function smallEnough(file: string, root = process.cwd()): Promise<string> {
  if (!formats.includes(extname(file).toLowerCase())) return file;
  const bytes = await readFile(file);
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  if (autoOrient.width <= widest || pages > 1) return file;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const to = join(resolve(root), '.cache/pictures', `${hash}-${widest}`, `${basename(file, extname(file))}.webp`);
  if (existsSync(to)) return to;
  const made = making.get(to) ?? scaleDown(bytes, to);
  making.set(to, made);
  return made.finally(() => making.delete(to));
}
