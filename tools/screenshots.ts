import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '#base/folders.ts';
import { buildSite } from '#commands/build/buildSite.ts';
import { findChromium } from '../tests/browsers/findChromium.ts';
import { runTestsInBrowsers } from '../tests/browsers/runPlaywright.ts';
import { testBuild } from '../tests/site.ts';
import { cutFirstScreens, photographProgram } from './readmeImages.ts';
import { writeOrigin } from './screenshotOrigin.ts';

/** Builds the site at the tests' date, and updates tests/screenshots/ and README's images. @returns the exit code */
export async function updateScreenshots(): Promise<number> {
  const built = await buildSite({ env: testBuild });
  if (built !== 0) return built;
  const chromium = await findChromium();
  const folder = join(root, 'tests/screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeOrigin(chromium);
  const code = await runTestsInBrowsers(['screenshots', '--project=chromium-whole', '--update-snapshots=all'], {
    CHROMIUM_PATH: chromium,
  });
  // Drawings and text need few colors: this takes a fifth of the bytes, and the comparison ignores the difference.
  for (const name of globSync('*.png', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, await sharp(file).png({ palette: true, colors: 192, effort: 10 }).toBuffer());
  }
  await cutFirstScreens();
  await photographProgram();
  return code;
}
