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

/** Returns the largest window of a shape whose center is as near to the focus as the picture allows. */
export function cropWindow({ width, height }: Size, { focus, shape }: Crop): Size & { left: number; top: number } {
  const window = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  };
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
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
