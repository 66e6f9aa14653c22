import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, posix, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { isDrawing, readDrawing, withoutScript } from '../../src/lib/drawing.ts';
import { didYouMean } from '../../src/lib/nearest.ts';
import { picturePath } from '../../src/lib/picturePath.ts';
import type { Problem } from './checkContent.ts';

/** What the site can show; in any case, as cameras write `.JPG`. */
const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];
const isPicture = (file: string) => endings.includes(extname(file).toLowerCase());

/** Every picture in `content/`, from the repository's root. */
const picturesIn = (root: string) =>
  globSync('content/**/*.*', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter(isPicture)
    .sort();

/** The picture that was probably meant, as the content file would name it. */
function meant(root: string, file: string, named: string): string {
  const names = picturesIn(root).map((path) => posix.relative(posix.dirname(file), path));
  return didYouMean(named, named.startsWith('./') ? names.map((name) => `./${name}`) : names);
}

/**
 * What is wrong with a picture that a content file names.
 * @param root the folder that holds `content/`
 * @param file the content file, from `root`
 * @param named the picture, relative to that file
 * @param pictures takes those that are there, from `root`
 * @returns undefined when it is there and can be read
 */
export async function pictureProblem(
  root: string,
  file: string,
  named: string,
  pictures?: Set<string>,
): Promise<string | undefined> {
  const path = resolve(root, picturePath(named, file));
  const quoted = JSON.stringify(named);
  if (!path.startsWith(resolve(root, 'content') + sep) || !existsSync(path)) {
    return `names ${quoted}, and there is no such file in content/${meant(root, file, named)}`;
  }
  pictures?.add(picturePath(named, file));
  if (!isPicture(path)) return `names ${quoted}; a picture ends in ${endings.join(', ')}`;
  try {
    if (extname(path).toLowerCase() === '.svg') {
      const svg = readFileSync(path, 'utf8');
      if (isDrawing(svg)) readDrawing(svg, named);
      else withoutScript(svg, named);
    } else {
      await sharp(path).metadata();
    }
  } catch (error) {
    return `names ${quoted}, which cannot be read as a picture: ${(error as Error).message.split('\n')[0]}`;
  }
  return undefined;
}

/**
 * Pixels a picture needs to be sharp where it is shown largest, on screens with two pixels to a CSS pixel: the layouts
 * of src/content.ts and src/body.tsx.
 */
const sharpWidths: Readonly<Record<string, number>> = {
  'site.photo': 576,
  'projects.imageSrc': 1128,
  'experience.logoUrl': 128,
  'interests.imageSrc': 400,
  body: 1152,
};

/**
 * Whether a picture has too few pixels; a drawing has as many as it takes.
 * @param place the field that names it, or `body`
 */
export async function pictureWeakness(
  root: string,
  file: string,
  named: string,
  place: string,
): Promise<string | undefined> {
  const path = join(root, picturePath(named, file));
  const needed = sharpWidths[place];
  if (!needed || extname(path).toLowerCase() === '.svg') return undefined;
  const { width } = (await sharp(path).metadata()).autoOrient;
  if (width >= needed) return undefined;
  return `names ${JSON.stringify(named)}, which is ${width} pixels wide: from ${needed} on it is sharp on every screen`;
}

/** Warns of pictures that no content file names. */
export function unusedPictures(root: string, named: ReadonlySet<string>): Problem[] {
  return picturesIn(root)
    .filter((file) => !named.has(file))
    .map((file) => {
      const message = `is a picture that nothing in content/ names: name it, or delete it`;
      return { file, message, severity: 'warning' };
    });
}
