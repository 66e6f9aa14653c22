import type { Drawing } from '#base/drawing.ts';
import { boxOf } from '#ui/image.ts';
import { colorOf, type Palette } from '#ui/palette/palette.ts';
import type { Tone } from '#ui/palette/tokens.ts';

/** Returns a drawing, or its middle 80 × 80, as an SVG file in light tones. */
export function drawingFile(
  drawing: Drawing,
  tone: Tone,
  palette: Palette,
  part: 'square' | 'whole' = 'square',
): Uint8Array {
  const { x, y, width, height, square } = boxOf(drawing);
  const box = part === 'square' ? square : drawing.viewBox;
  const [shownWidth, shownHeight] = part === 'square' ? [640, 640] : [8 * width, 8 * height];
  const ink = colorOf(palette, 'ink');
  const [tone1, tone2] = ['tone-1', 'tone-2'].map((name) => colorOf(palette, name, 'light', tone));
  const style = `.t1{fill:${tone1}}.t2{fill:${tone2}}.ink{fill:${ink}}.cut{stroke:${tone1};stroke-width:2}.line{fill:none;stroke:${tone2};stroke-width:9}.ink.line{stroke:${ink}}.wide.line{stroke-width:18}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${shownHeight}" viewBox="${box}"><style>${style}</style><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone1}"/>${drawing.markup}</svg>`;
  return new TextEncoder().encode(svg);
}
