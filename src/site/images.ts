/** The owner's image files, as the pages take them in: drawings as SVG, raster images in widths and formats. */

import { getImage } from 'astro:assets';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { cleanSvg } from '#base/cleanSvg.ts';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { imagePath } from '#base/imagePath.ts';
import { folders, href } from '#base/urls.ts';
import type { OriginalImage } from '#sections/projects/project.ts';
import type { Image } from '#ui/image.ts';
import { type Crop, cropWindow } from './build/cropImage.ts';
import { groundOf } from './build/groundOf.ts';
import { smallEnough } from './build/largeImage.ts';
import type { Layout } from './layouts.ts';

// Endings in any case, as the check takes them: `.JPG`, `.Svg`.
const drawings = import.meta.glob<string>('/content/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
  caseSensitive: false,
});
const rasters = import.meta.glob<ImageMetadata>('/content/**/*.{avif,gif,jpg,jpeg,png,webp}', {
  import: 'default',
  eager: true,
  caseSensitive: false,
});

/** The folder of the files that are served as they are, below which they have their paths in `content/`. */
const served = (path: string) => folders.pictures + path.slice('/content/'.length);

/**
 * Finds an image that a content file names.
 * @param file as the owner wrote it, relative to `from`
 * @param from the content file, from the project's root: `content/projects/x.md`
 * @param crop the part of a raster image that is shown
 * @throws when there is no such image
 */
export async function findImage(file: string, from: string, layout: Layout, crop?: Crop): Promise<Image> {
  const path = `/${imagePath(file, from)}`;
  const svg = drawings[path];
  if (svg !== undefined && isDrawing(svg)) return { kind: 'drawing', ...readDrawing(svg, path) };
  if (svg !== undefined) {
    return { kind: 'photo', sources: [], sizes: layout.sizes, src: href(served(path)), width: 120, height: 80 };
  }
  const raster = rasters[path];
  if (!raster) throw new Error(`${from}: there is no image ${file} (looked for ${path.slice(1)})`);
  // A cropped image is a portrait, which is cut out of its ground for its place.
  const background = crop ? undefined : await groundOf(await readImage(file, from));
  return photo(raster, layout, { crop, background });
}

/** Returns the file of a photo, which programs get as it is; drawings have none. */
export function originalOf(image: Image | undefined, file = '', from = ''): OriginalImage | undefined {
  if (image?.kind !== 'photo' || !file) return undefined;
  return { path: served(`/${imagePath(file, from)}`), read: () => readImage(file, from) };
}

/** Returns those of some images that are SVG files and not drawn into pages. @param paths from the root */
export function servedDrawings(paths: readonly string[]): OriginalImage[] {
  return paths
    .map((path) => `/${path}`)
    .filter((path) => drawings[path] !== undefined && !isDrawing(drawings[path]))
    .map((path) => ({ path: served(path), read: () => readAt(path) }));
}

/** The bytes of an image file, as `readAt` has them. */
export const readImage = (file: string, from: string): Promise<Uint8Array> => readAt(imagePath(file, from));

/** The bytes of an image: of a large one those of a smaller copy, of an SVG what runs and loads nothing. */
async function readAt(path: string): Promise<Uint8Array> {
  const bytes = await readFile(await smallEnough(join(process.cwd(), path)));
  return /\.svg$/i.test(path) ? Buffer.from(cleanSvg(bytes.toString(), path).data) : bytes;
}

async function photo(
  raster: ImageMetadata,
  { widths, sizes }: Layout,
  { crop, background }: { crop?: Crop; background?: string },
): Promise<Image> {
  const { width, height } = crop ? cropWindow(raster, crop) : raster;
  const fitting = widths.filter((each) => each <= width);
  const used = fitting.length ? fitting : [width];
  // The image service crops by the focus that it finds here.
  const cut = crop && { width, height, fit: 'cover', position: crop.focus };
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) =>
      getImage({ src: raster, format, widths: [...used], sizes, background, ...cut }),
    ),
  );
  if (!avif || !webp) throw new Error('Two formats were asked for, and fewer came back.');
  const fallback = webp.srcSet.values[0]?.url ?? webp.src;
  return {
    kind: 'photo',
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
    sizes,
    src: fallback,
    width,
    height,
  };
}
