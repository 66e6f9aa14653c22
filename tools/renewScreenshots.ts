/** `npm run screenshots`: builds the site at the tests' date, and updates tests/screenshots/ and README's images. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('screenshots', async () => {
  const { default: sharp } = await import('sharp');
  const { buildSite } = await import('#commands/build/buildSite.ts');
  const { installTests } = await import('./installTests.ts');
  const { root } = await import('#base/folders.ts');
  const { cutReadmeImages } = await import('./readmeImages.ts');
  const { writeOrigin } = await import('./screenshots.ts');
  const { testBuild } = await import('./testBuild.ts');

  await installTests();
  const { findChromium } = await import('../tests/browsers/findChromium.ts');
  const { runTestsInBrowsers } = await import('../tests/browsers/runPlaywright.ts');
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
  await cutReadmeImages();
  return code;
});
