import sharp from 'sharp';
import favicon from '#ui/drawings/favicon.svg?raw';
import { color } from '#ui/palette.ts';

/** Icons by name: size in px, and share of the size that the drawing fills. */
export const icons = {
  'icon-192': { size: 192, share: 1 },
  'icon-512': { size: 512, share: 1 },
  // Systems crop a maskable icon to their own shape; the middle 80 % is always visible.
  'maskable-512': { size: 512, share: 0.56 },
  'apple-touch-icon': { size: 180, share: 0.72 },
} as const;

export type IconName = keyof typeof icons;

/** Returns the favicon as PNG on the page's background. */
export async function drawIcon(name: IconName): Promise<Uint8Array<ArrayBuffer>> {
  const { size, share } = icons[name];
  const inner = Math.round((size * share) / 16) * 16;
  const drawing = await sharp(Buffer.from(favicon), { density: (72 * inner) / 16 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 4, background: color('page', 'light') } as const;
  const png = await sharp({ create: ground })
    .composite([{ input: drawing, gravity: 'center' }])
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}
