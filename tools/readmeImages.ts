import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '#base/folders.ts';

/** README's images and their screenshots: the first screen, on a desktop and on a phone. */
const cuts = [
  { from: 'about-1280-light', to: 'desk-light', width: 1280, height: 720 },
  { from: 'about-1280-dark', to: 'desk-dark', width: 1280, height: 720 },
  { from: 'about-390-light', to: 'phone-light', width: 390, height: 720 },
  { from: 'about-390-dark', to: 'phone-dark', width: 390, height: 720 },
];

/** Cuts README's images, in docs/images/, from tests/screenshots/. */
export async function cutReadmeImages(): Promise<void> {
  for (const { from, to, width, height } of cuts)
    await sharp(join(root, 'tests/screenshots', `${from}.png`))
      .extract({ left: 0, top: 0, width, height })
      .png({ palette: true, colors: 192, effort: 10 })
      .toFile(join(root, 'docs/images', `${to}.png`));
}
