import sharp from 'sharp';
import { imagePath } from '#base/imagePath.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { ValidContent } from '#content/readContent.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import { paper } from '#ui/palette/contrast.ts';
import { cropImage } from '../cropImage.ts';

export interface PaperPhoto {
  bytes: Uint8Array;
  alt: string;
}

export const photoSize = { width: 35, height: 45 } as const;
/** Pixels for 35 mm at 300 dpi. */
const width = 413;

/** Returns the photo of the résumé: the private one, or the public one if `resume.photo` is set. */
export async function resumePhoto(content: ValidContent): Promise<PaperPhoto | undefined> {
  const { site, folder, private: own } = content;
  const [photo, file] = own?.photo ? [own.photo, privateFile] : [site.resume.photo && site.photo, siteFile];
  if (!photo) return undefined;
  const shape = photoSize.width / photoSize.height;
  // Rasterizes a drawing at its printed size.
  const upright = await sharp(folder.read(imagePath(photo, file)), { density: 288 })
    .autoOrient()
    .png()
    .toBuffer();
  const bytes = await sharp(await cropImage(upright, { focus: site.photoFocus, shape }))
    .resize(width, Math.round(width / shape))
    .flatten({ background: paper })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { bytes, alt: site.photoAlt ?? uiStringsFor(site.language).about.portrait(site.name) };
}
