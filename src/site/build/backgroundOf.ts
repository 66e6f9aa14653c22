import sharp from 'sharp';
import { colorOf, type Palette } from '#ui/palette/palette.ts';

async function contrastOn(file: Uint8Array, background: string): Promise<number> {
  const flat = await sharp(file).resize(64).flatten({ background }).grayscale().png().toBuffer();
  const { channels } = await sharp(flat).stats();
  return channels[0]?.stdev ?? 0;
}

/** Returns the page background, of the two themes, with the best contrast to a transparent image; undefined if the image is opaque. */
export async function backgroundOf(file: Uint8Array, palette: Palette): Promise<string | undefined> {
  const { hasAlpha } = await sharp(file).metadata();
  if (!hasAlpha || (await sharp(file).stats()).isOpaque) return undefined;
  const backgrounds = [colorOf(palette, 'page'), colorOf(palette, 'page', 'dark')];
  const [light = 0, dark = 0] = await Promise.all(backgrounds.map((background) => contrastOn(file, background)));
  return backgrounds[dark > light ? 1 : 0];
}
