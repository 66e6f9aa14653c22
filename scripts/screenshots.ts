/** `npm run screenshots`: builds the site at the tests' date and renews the pictures in tests/screenshots/. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSite } from './lib/buildSite.ts';
import { findChromium } from './lib/findChromium.ts';
import { root, run } from './lib/run.ts';
import { writeOrigin } from './lib/screenshots.ts';
import { testBuild } from './lib/testBuild.ts';

const code = await buildSite({ env: testBuild });
if (code === 0) {
  const chromium = await findChromium();
  const folder = join(root, 'tests/screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeOrigin(chromium);
  process.exitCode = await run(
    'playwright',
    ['test', 'screenshots', '--project=chromium-whole', '--update-snapshots=all'],
    {
      env: { CHROMIUM_PATH: chromium },
      packageName: '@playwright/test',
    },
  );
  // Flat drawings and text need few colours: a fifth of the bytes, and nothing that the comparison sees.
  for (const name of globSync('*.png', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, await sharp(file).png({ palette: true, colours: 192, effort: 10 }).toBuffer());
  }
} else {
  process.exitCode = code;
}
