import { getImage } from 'astro:assets';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { cleanSvg } from '#base/cleanSvg.ts';
import { belowContent } from '#base/contentPath.ts';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { root } from '#base/folders.ts';
import { imagePath } from '#base/imagePath.ts';
import { folders, href } from '#base/urls.ts';
import { type Crop, cropWindow } from '#documents/cropImage.ts';
import type { Image, OriginalImage, Photo } from '#ui/image.ts';
import type { Palette } from '#ui/palette/palette.ts';
import { backgroundOf } from './build/backgroundOf.ts';
import { smallEnough } from './build/imageFiles.ts';
import type { Layout } from './layouts.ts';

// Extensions as in #base/imageFormats.ts: Vite takes only literals. In any case, like the content check: `.JPG`, `.Svg`.
const drawings = import.meta.glob<string>(['/content/**/*.svg', '!/content/private*', '!/content/private*/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
  caseSensitive: false,
});
const rasters = import.meta.glob<ImageMetadata>(
  ['/content/**/*.{avif,gif,jpg,jpeg,png,webp}', '!/content/private*', '!/content/private*/**'],
  {
    import: 'default',
    eager: true,
    caseSensitive: false,
  },
);

/** Paths of images by their form in NFC: a name's accents can be characters of their own. */
const onDisk = new Map(Object.keys({ ...drawings, ...rasters }).map((path) => [path.normalize(), path.slice(1)]));

const asOnDisk = (path: string) => onDisk.get(`/${path}`.normalize()) ?? path;

const pathOf = (file: string, from: string) => asOnDisk(imagePath(file, from));

const served = (path: string) => folders.pictures + belowContent(path);

/** Returns the path at which an image that a content file refers to is served as a file. */
export const servedPath = (file: string, from: string): string => served(pathOf(file, from));

/** Returns an image that a content file refers to. `crop` is a part of it. @throws if it is missing */
export async function findImage(
  file: string,
  from: string,
  layout: Layout,
  palette: Palette,
  crop?: Crop,
): Promise<Image> {
  const path = pathOf(file, from);
  const svg = drawings[`/${path}`];
  const original = { path: served(path), read: () => readAt(path) };
  if (svg !== undefined && isDrawing(svg)) return { kind: 'drawing', ...readDrawing(svg, `/${path}`) };
  if (svg !== undefined) {
    const [src, { sizes }] = [href(original.path), layout];
    return { kind: 'photo', sources: [], sizes, src, width: 120, height: 80, original };
  }
  const raster = rasters[`/${path}`];
  if (!raster) throw new Error(`${from}: image ${file} doesn't exist (expected at ${path}).`);
  // Only the portrait is cropped. If transparent, it keeps the background of its place.
  if (crop) return { ...(await photo(raster, layout, { crop })), original };
  const background = await backgroundOf(await original.read(), palette);
  return { ...(await photo(raster, layout, { background })), original };
}

/** Returns the SVG files that pages don't inline, from paths of images. @param paths from the site's root */
export function servedDrawings(paths: readonly string[]): OriginalImage[] {
  return paths.map(asOnDisk).flatMap((path) => {
    const svg = drawings[`/${path}`];
    return svg === undefined || isDrawing(svg) ? [] : [{ path: served(path), read: () => readAt(path) }];
  });
}

export const readImage = (file: string, from: string): Promise<Uint8Array> => readAt(pathOf(file, from));

/** Returns an image's bytes: of a smaller version if it is large, of SVG without scripts and outside resources. */
async function readAt(path: string): Promise<Uint8Array> {
  const bytes = await readFile(await smallEnough(join(root, path)));
  return /\.svg$/i.test(path) ? Buffer.from(cleanSvg(bytes.toString(), path).data) : bytes;
}

async function photo(
  raster: ImageMetadata,
  { widths, sizes }: Layout,
  { crop, background }: { crop?: Crop; background?: string },
): Promise<Photo> {
  const { width, height } = crop ? cropWindow(raster, crop) : raster;
  const fitting = widths.filter((each) => each <= width);
  const used = fitting.length ? fitting : [width];
  const cut = crop ? { width, height, fit: 'cover', position: crop.focus } : {};
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) =>
      getImage({ src: raster, format, widths: [...used], sizes, background, ...cut }),
    ),
  );
  if (!avif || !webp) throw new Error('Astro did not return AVIF and WebP.');
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
