import sharp from 'sharp';

/** The part of a picture that is shown. */
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

/** Of a picture's shorter side, what the window shows at least. */
const smallest = 0.4;

/**
 * Returns the largest window of a shape around the focus: boxes of other shapes show its middle. Where the focus is so near
 * to an edge that hardly anything were left, the window is as near to it as the picture allows.
 */
export function cropWindow({ width, height }: Size, { focus, shape }: Crop): Size & { left: number; top: number } {
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const widest = Math.min(width, height * shape);
  const centered = Math.min(widest, (width * Math.min(x, 100 - x)) / 50, (height * shape * Math.min(y, 100 - y)) / 50);
  const least = smallest * Math.min(width, height) * Math.max(1, shape);
  const windowWidth = Math.min(widest, Math.max(centered, least));
  const window = { width: Math.round(windowWidth), height: Math.round(windowWidth / shape) };
  const from = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  return { ...window, left: from(x, width, window.width), top: from(y, height, window.height) };
}

/** Crops a picture, upright; one that has the shape comes back as it is. */
export async function cropPicture(file: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const picture = sharp(file).autoOrient();
  const { autoOrient } = await picture.metadata();
  const window = cropWindow(autoOrient, crop);
  if (window.width === autoOrient.width && window.height === autoOrient.height) return file;
  return picture.extract(window).png().toBuffer();
}
