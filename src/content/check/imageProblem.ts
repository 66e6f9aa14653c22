import { createHash } from 'node:crypto';
import { extname, posix } from 'node:path';
import sharp from 'sharp';
import { shorten } from '#base/characters.ts';
import { cleanSvg } from '#base/cleanSvg.ts';
import { isInContent } from '#base/contentPath.ts';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { imageEndings, imageTypeOf } from '#base/imageFormats.ts';
import { imagePath } from '#base/imagePath.ts';
import { suggest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { describe, type Finding, type ProblemFacts, type ProblemKind } from '#base/problemTexts.ts';
import type { ContentFolder } from '../folder.ts';
import type { Content } from '../readContent.ts';

export const isImage = (file: string) => imageTypeOf(extname(file)) !== undefined;
const unshown = ['.heic', '.heif', '.tif', '.tiff', '.bmp', '.psd', '.ai', '.eps', '.raw', '.dng', '.jxl', '.jp2'];
export const isUnshownImage = (file: string) => unshown.includes(extname(file).toLowerCase());

/** Returns whether bytes are a HEIC photo, as iPhones take them, whatever its file is called (ISO 23008-12, B.4). */
export function isHeic(bytes: Buffer): boolean {
  const header = bytes.toString('latin1', 0, 64);
  return header.startsWith('ftyp', 4) && /hei[cxms]|hev[cxms]/.test(header) && !header.includes('avif');
}

/** Whether images can be decoded, by the hash of their bytes: it takes long, and the form checks all at each change. */
const decoded = new Map<string, Promise<unknown>>();

/** @throws if an image is cut off or damaged anywhere, in any of its frames */
function decode(bytes: Buffer): Promise<unknown> {
  // Of a GIF that is cut off, sharp reads the frames that are whole.
  if (bytes.toString('latin1', 0, 4) === 'GIF8' && !/;\0*$/.test(bytes.toString('latin1', bytes.length - 99)))
    throw new Error('its end is missing');
  const hash = createHash('sha256').update(bytes).digest('base64');
  const image = sharp(bytes, { failOn: 'error', pages: -1 });
  const known = decoded.get(hash) ?? image.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  decoded.set(hash, known);
  return known;
}

/** Returns an SVG file as the site has it, and what is left out. @throws if it can't be drawn */
export async function readSvg(svg: string, named: string): Promise<ReturnType<typeof cleanSvg>> {
  if (isDrawing(svg)) readDrawing(svg, named);
  const cleaned = cleanSvg(svg, named);
  await decode(Buffer.from(cleaned.data));
  return cleaned;
}

const imageFiles = ({ paths }: ContentFolder) => paths.filter((path) => isInContent(path) && isImage(path));

function suggestImage(folder: ContentFolder, file: string, named: string): ProblemFacts {
  const names = imageFiles(folder)
    .map((path) => posix.relative(posix.dirname(file), path))
    .map((name) => (named.startsWith('.') && !name.startsWith('.') ? `./${name}` : name));
  const inOtherFolder = names.find((name) => posix.basename(name) === posix.basename(named));
  return inOtherFolder ? { meant: [inOtherFolder] } : suggest(named, names);
}

/** Returns what is wrong with an image, which the content file `file` names; undefined if it can be read. */
export async function imageProblem(folder: ContentFolder, file: string, named: string): Promise<Finding | undefined> {
  const path = imagePath(named, file);
  const report = (kind: ProblemKind, facts?: ProblemFacts): Finding => ({
    kind,
    found: JSON.stringify(named),
    ...facts,
  });
  if (!named.trim()) return report('imageName');
  if (/^(https?:)?\/\//i.test(named)) return report('imageOfSite');
  if (!isInContent(path)) return report('imageOutside', { fix: 'copy', ...suggestImage(folder, file, named) });
  if (folder.paths.some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`)))
    return report('imageFolder', { allowed: `./${posix.join(named, 'me.jpg')}` });
  if (!folder.has(path))
    return report('imageFile', { allowed: posix.dirname(path), ...suggestImage(folder, file, named) });
  const bytes = folder.read(path);
  if (isHeic(bytes)) return report('heic');
  if (!isImage(path)) return report('imageFormat', { allowed: imageEndings.join(', '), fix: 'export' });
  try {
    if (extname(path).toLowerCase() === '.svg') {
      await readSvg(bytes.toString(), named);
    } else if ((await sharp(bytes).metadata()).format === 'svg') {
      return report('imageSvg', { allowed: `${posix.basename(path, extname(path))}.svg` });
    } else {
      await decode(bytes);
    }
  } catch (error) {
    return report('imageBroken', { allowed: (error as Error).message.split('\n')[0] });
  }
  return undefined;
}

/** Pixels that keep an image in running text sharp: see `bodyLayout` of src/site/layouts.ts. */
export const bodyWidth = 1152;

/** Limits above which an image makes the repository heavy and builds slow: bytes, and pixels of its longer side. */
export const most = { bytes: 2_000_000, side: 4000 };
/** Pixels of the longer side that are enough everywhere. */
export const wanted = 2400;

function heaviness(bytes: number, width = 0, height = 0): Finding | undefined {
  if (bytes <= most.bytes && Math.max(width, height) <= most.side) return undefined;
  // Leave out a size that isn't the problem.
  const weight = bytes < 100_000 ? [] : [`${(bytes / 1e6).toFixed(1)} MB`];
  const found = [...weight, ...(width ? [`${width} × ${height} px`] : [])].join(', ');
  const advice: ProblemFacts = width ? { fix: 'smaller', write: wanted.toLocaleString('en') } : { fix: 'simpler' };
  return { kind: 'imageHeavy', found, ...advice };
}

/** Returns what is left out of an SVG file, as it could run or load something; undefined if nothing. */
function lossWarning(lost: readonly string[]): Finding | undefined {
  if (!lost.length) return undefined;
  const shown = lost.slice(0, 3).map((each) => shorten(each.replace(/\s+/g, ' ').trim(), 60));
  const rest = lost.length > 3 ? [`${lost.length - 3} more`] : [];
  return { kind: 'imageLost', found: [...shown, ...rest].join(', ') };
}

/** Returns a warning about an image: far too many pixels, or fewer than are `needed` where it is shown largest. */
export async function imageWarning(
  folder: ContentFolder,
  file: string,
  named: string,
  needed = 0,
): Promise<Finding | undefined> {
  const path = imagePath(named, file);
  const bytes = folder.read(path);
  const isSvg = extname(path).toLowerCase() === '.svg';
  const lost = isSvg ? lossWarning(cleanSvg(bytes.toString(), named).lost) : undefined;
  if (lost) return lost;
  const { pages = 1, autoOrient } = isSvg ? {} : await sharp(bytes).metadata();
  const { width, height } = autoOrient ?? {};
  if (pages > 1) return { kind: 'imageMoves', found: `${pages} frames, ${(bytes.length / 1e6).toFixed(1)} MB` };
  const heavy = heaviness(bytes.length, width, height);
  if (heavy || !width || width >= needed) return heavy;
  return { kind: 'imageNarrow', found: String(width), allowed: String(needed) };
}

export const imageFinding = async (...[folder, file, named, needed]: Parameters<typeof imageWarning>) =>
  (await imageProblem(folder, file, named)) ?? (await imageWarning(folder, file, named, needed));

export function unusedImages({ folder }: Content, used: ReadonlySet<string>): Problem[] {
  return imageFiles(folder)
    .filter((file) => !used.has(file.normalize()))
    .map((file) => ({ file, ...describe({ kind: 'imageUnused' }) }));
}
