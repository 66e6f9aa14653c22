import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { isDrawing, readDrawing, withoutScript } from '../../src/lib/drawing.ts';
import { picturePath } from '../../src/lib/picturePath.ts';

/** What the site can show; in any case, as cameras write `.JPG`. */
const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/**
 * What is wrong with a picture that a content file names.
 * @param root the folder that holds `content/`
 * @param file the content file, from `root`
 * @param named the picture, relative to that file
 * @returns undefined when it is there and can be read
 */
export async function pictureProblem(root: string, file: string, named: string): Promise<string | undefined> {
  const path = resolve(root, picturePath(named, file));
  const quoted = JSON.stringify(named);
  if (!path.startsWith(resolve(root, 'content') + sep) || !existsSync(path)) {
    return `names ${quoted}, and there is no such file in content/`;
  }
  if (!endings.includes(extname(path).toLowerCase())) return `names ${quoted}; a picture ends in ${endings.join(', ')}`;
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
