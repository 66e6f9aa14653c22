import sharp from 'sharp';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { imagePath } from '#base/imagePath.ts';
import type { ValidContent } from '#content/readContent.ts';
import type { SectionValues } from '#sections/index.ts';
import { fillShowcase } from '#sections/showcase.ts';
import { drawInitials } from '#ui/monogram.ts';
import { drawingFile } from '../drawingFile.ts';

/** Pixels for 8 mm at 600 dpi. */
const side = 190;

/** Initials in other scripts than Latin are letters, which programs would read before the name. */
const hasLetters = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('<text');

/** Returns the images of the showcase with the author's initials for the résumé's head; none without works. */
export async function showcaseSquares(content: ValidContent & SectionValues): Promise<Uint8Array[]> {
  const { site, folder, palette } = content;
  const { tiles } = fillShowcase(content, site.language, site.showcase);
  if (!tiles.length) return [];
  const works = tiles.map(({ image, tone }) => {
    if (image.kind === 'drawing') return drawingFile(image, tone, palette);
    const path = imagePath(image.path, image.from);
    const bytes = folder.read(path);
    const svg = path.endsWith('.svg') ? bytes.toString() : '';
    if (isDrawing(svg)) return drawingFile(readDrawing(svg, path), tone, palette);
    return sharp(bytes).autoOrient().resize(side, side).png().toBuffer();
  });
  const all = await Promise.all([drawingFile(drawInitials(site.name), 'own', palette), ...works]);
  return all.filter((bytes) => !hasLetters(bytes));
}
