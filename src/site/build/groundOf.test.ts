import sharp, { type Color } from 'sharp';
import { expect, it } from 'vitest';
import { groundOf } from './groundOf.ts';

/** A shape in the middle of a transparent image. */
const shape = (color: Color) =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: color } })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#0000' })
    .png()
    .toBuffer();

it.each([
  ['light', '#222', '#fbfcfe'],
  ['light', '#c33', '#fbfcfe'],
  ['dark', '#fff', '#0b0f14'],
])('puts a transparent image on a %s background if it shows %s', async (_, color, ground) => {
  expect(await groundOf(await shape(color))).toBe(ground);
});

it('returns no background for an opaque image', async () => {
  const opaque = sharp(await shape('#222')).flatten({ background: '#fff' });
  expect(await groundOf(await opaque.clone().png().toBuffer())).toBeUndefined();
  expect(await groundOf(await opaque.ensureAlpha().png().toBuffer())).toBeUndefined();
});
