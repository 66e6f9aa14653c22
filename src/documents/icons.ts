import sharp from 'sharp';
import { colorOf, type Palette } from '#ui/palette/palette.ts';
import type { Theme } from '#ui/palette/tokens.ts';

/** Icons by name: size in px, and share of the size that the drawing fills. */
export const icons = {
  'icon-192': { size: 192, share: 1 },
  'icon-512': { size: 512, share: 1 },
  // Systems crop a maskable icon to their own shape; the middle 80 % is always visible.
  'maskable-512': { size: 512, share: 0.56 },
  'apple-touch-icon': { size: 180, share: 0.72 },
  'icon-32': { size: 32, share: 1 },
} as const;

export type IconName = keyof typeof icons;

export function faviconOf(palette: Palette): string {
  const shapes = (theme: Theme) =>
    `.i{fill:${colorOf(palette, 'ink', theme)}}.p{fill:${colorOf(palette, 'page', theme)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
<style>${shapes('light')}.b{fill:${colorOf(palette, 'mark')}}@media(prefers-color-scheme:dark){${shapes('dark')}}</style>
<path class="i" d="M0 0h16v16H0z"/>
<path class="p" d="M2 2h12v9H2zM2 12h12v2H2z"/>
<path class="b" d="M3 11a5 5 0 0 1 10 0z"/>
</svg>
`;
}

export async function drawIcon(name: IconName, palette: Palette): Promise<Uint8Array<ArrayBuffer>> {
  const { size, share } = icons[name];
  const inner = Math.round((size * share) / 16) * 16;
  const drawing = await sharp(Buffer.from(faviconOf(palette)), { density: (72 * inner) / 16 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 4, background: colorOf(palette, 'page') } as const;
  const png = await sharp({ create: ground })
    .composite([{ input: drawing, gravity: 'center' }])
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}
