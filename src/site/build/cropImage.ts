import sharp from 'sharp';

/** The part of an image that is shown. */
export interface Crop {
  /** What has to be seen, from the left and the top edge: `50% 40%`. */
  focus: string;
  /** Width to height. */
  shape: number;
}

interface Size {
  width: number;
  height: number;
}

/** Of an image's shorter side, what the window shows at least. */
const smallest = 0.4;

/** How far from its left or top edge a window has the focus at least, in percent of its width or height. */
const nearestToEdge = 40;

/**
 * Returns the largest window of a shape that has the focus about in its middle: boxes of other shapes show only that. Where
 * the focus is so near to an edge that hardly anything were left, the window is as near to it as the image allows.
 */
export function cropWindow({ width, height }: Size, { focus, shape }: Crop): Size & { left: number; top: number } {
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const widest = Math.min(width, height * shape);
  const room = (percent: number) => Math.min(percent, 100 - percent) / nearestToEdge;
  const least = smallest * Math.min(width, height) * Math.max(1, shape);
  const windowWidth = Math.min(widest, Math.max(least, Math.min(width * room(x), height * shape * room(y))));
  const window = { width: Math.round(windowWidth), height: Math.round(windowWidth / shape) };
  const from = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  return { ...window, left: from(x, width, window.width), top: from(y, height, window.height) };
}

/** Crops an image, upright; one that has the shape comes back as it is. */
export async function cropImage(file: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const image = sharp(file, { failOn: 'error' }).autoOrient();
  const { autoOrient } = await image.metadata();
  const window = cropWindow(autoOrient, crop);
  if (window.width === autoOrient.width && window.height === autoOrient.height) return file;
  return image.extract(window).png().toBuffer();
}
