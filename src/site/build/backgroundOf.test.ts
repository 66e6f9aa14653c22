import sharp, { type Color } from 'sharp';
import { expect, it } from 'vitest';
import { colorOf, createPalette } from '#ui/palette/palette.ts';
import { backgroundOf } from './backgroundOf.ts';

const palette = createPalette('tomato');

/** Draws a shape in the middle of a transparent image. */
const shape = (color: Color) =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: color } })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#0000' })
    .png()
    .toBuffer();

it.each([
  ['light', '#222'],
  ['light', '#c33'],
  ['dark', '#fff'],
] as const)('puts a transparent image on the background of the %s theme if it shows %s', async (theme, color) => {
  expect(await backgroundOf(await shape(color), palette)).toBe(colorOf(palette, 'page', theme));
});

it('returns no background for an opaque image', async () => {
  const opaque = sharp(await shape('#222')).flatten({ background: '#fff' });
  expect(await backgroundOf(await opaque.clone().png().toBuffer(), palette)).toBeUndefined();
  expect(await backgroundOf(await opaque.ensureAlpha().png().toBuffer(), palette)).toBeUndefined();
});
