import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { cropImage } from '#documents/cropImage.ts';
import { stretched, stretchLevels } from './stretchLevels.ts';

/** Astro's image service, which also crops around a focus (a `position` in percent) and stretches levels. */
const imageService: LocalImageService = {
  ...(sharpService as LocalImageService),
  async transform(file, { position, ...transform }, ...rest) {
    const { width, height } = transform as { width?: number; height?: number };
    const isCropped = typeof position === 'string' && position.includes('%') && width && height;
    const input = isCropped
      ? await cropImage(file, { focus: position, shape: width / height })
      : position === stretched
        ? await stretchLevels(file)
        : file;
    return (sharpService as LocalImageService).transform(input, transform as never, ...rest);
  },
};

export default imageService;
