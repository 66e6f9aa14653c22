import { encode } from 'uqr';

/** Light modules around a QR code, so that a camera finds it (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as one SVG path: each run of dark modules is a stroke of width 1. */
export interface QrCode {
  path: string;
  /** Modules along an edge, quiet zone included. */
  size: number;
}

/**
 * Returns a text as a QR code with low error correction: screens aren't damaged like paper, and larger modules scan better.
 * @throws if the text is too long for a QR code
 */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: quietZone });
  const row = (modules: boolean[], y: number) => {
    const runs = modules.map((dark) => (dark ? '1' : '0')).join('');
    return [...runs.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y + 0.5}h${run.length}`).join('');
  };
  return { path: data.map(row).join(''), size };
}
