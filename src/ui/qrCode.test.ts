import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { type QrCode, qrCode } from './qrCode.ts';

/** Returns the text of a QR code, rasterized at 3 px per module and decoded. */
function scan({ path, size }: QrCode): string | undefined {
  const scale = 3;
  const edge = size * scale;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) ([\d.]+)h(\d+)/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) - 0.5) * scale + row) * edge + Number(x) * scale;
      for (let at = start; at < start + Number(width) * scale; at++) pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsQR(pixels, edge, edge, { inversionAttempts: 'dontInvert' })?.data;
}

it.each(['A', 'BEGIN:VCARD\r\nFN:Zoë 名前 👩‍🔬\r\nEND:VCARD\r\n', 'long '.repeat(100)])(
  'encodes %s so that a scanner decodes it',
  (text) => {
    expect(scan(qrCode(text))).toBe(text);
  },
);
