import sharp from 'sharp';

export interface Crop {
  /** Point to keep in view, from the left and top edges. Example: `50% 40%`. */
  focus: string;
  shape: number;
}

interface Size {
  width: number;
  height: number;
}

/** Minimum length of the window's shorter side, as a part of the image's shorter side. */
const smallest = 0.4;

/** Minimum distance of the focus from each edge of the window, in percent of the window's width or height. */
const nearestToEdge = 40;

/** Returns the largest window of a shape with the focus about in its middle, smaller (in px) if that is near an edge. */
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

/** Returns an image cropped as PNG and turned upright, or the same bytes if it already has the shape. */
export async function cropImage(file: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const image = sharp(file, { failOn: 'error' }).autoOrient();
  const { autoOrient } = await image.metadata();
  const window = cropWindow(autoOrient, crop);
  if (window.width === autoOrient.width && window.height === autoOrient.height) return file;
  return image.extract(window).png().toBuffer();
}
