import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

/** Returns the text of the QR code shown, rasterized at 3 px per module and decoded. */
function scan(): string | undefined {
  const code = screen.getByRole('figure').querySelector('svg');
  const [, , size = 0] = (code?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const path = code?.querySelector('path')?.getAttribute('d') ?? '';
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
    render(<QrCode text={text} />);
    expect(scan()).toBe(text);
  },
);
