import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropImage } from '#documents/cropImage.ts';

/** Returns the first frame of an animated image: in AVIF, Astro would put all frames below each other. */
export async function firstFrame(file: Uint8Array): Promise<Uint8Array> {
  const { pages = 1 } = await sharp(file).metadata();
  return pages > 1 ? sharp(file, { failOn: 'error' }).png().toBuffer() : file;
}

/** Astro's image service, which also crops around a focus (a `position` in percent). */
const imageService: LocalImageService = {
  ...(sharpService as LocalImageService),
  async transform(file, { position, ...transform }, ...rest) {
    const { width, height } = transform as { width?: number; height?: number };
    const isCropped = typeof position === 'string' && position.includes('%') && width && height;
    const input = isCropped
      ? await cropImage(file, { focus: position, shape: width / height })
      : await firstFrame(file);
    return (sharpService as LocalImageService).transform(input, transform as never, ...rest);
  },
};

export default imageService;
