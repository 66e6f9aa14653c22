import sharp from 'sharp';

/** Light, and dark for light shapes: `--page` of the two themes. */
const grounds = ['#fbfcfe', '#0b0f14'];

/** How much an image stands out from a ground. */
async function contrastOn(file: Uint8Array, background: string): Promise<number> {
  const flat = await sharp(file).resize(64).flatten({ background }).grayscale().png().toBuffer();
  const { channels } = await sharp(flat).stats();
  return channels[0]?.stdev ?? 0;
}

/** Returns the ground on which a transparent image is seen best; undefined if nothing shows through it. */
export async function groundOf(file: Uint8Array): Promise<string | undefined> {
  const { hasAlpha } = await sharp(file).metadata();
  if (!hasAlpha || (await sharp(file).stats()).isOpaque) return undefined;
  const [light = 0, dark = 0] = await Promise.all(grounds.map((ground) => contrastOn(file, ground)));
  return grounds[dark > light ? 1 : 0];
}
