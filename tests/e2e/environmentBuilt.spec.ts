/** Failures that the sample can't show: of raster images and analytics. */
import { join } from 'node:path';
import { demoSite } from '../sampleSites.ts';
import { expectLinked, expectReadable, test } from './damage.ts';
import { alive, buildTimeout, expect } from './test.ts';

test.describe('on a site with raster images and analytics', () => {
  test.use({
    host: async ({ browserName: _ }, use, testInfo) => {
      testInfo.setTimeout(testInfo.timeout + buildTimeout);
      await use({ folder: join((await demoSite()).folder, 'dist') });
    },
  });

  test('places of missing images keep size, background and alt text', async ({ page, host }) => {
    host.lost = /\.(png|jpe?g|webp|avif)$/;
    for (const [path, words] of [
      ['/', []],
      ['/projects', ['Four cards on a table']],
      ['/projects/online-card-game', ['Four cards on a table']],
      ['/experience', []],
    ] as const) {
      await page.goto(path);
      await alive(page);
      const images = page.locator('main img:visible');
      await expect(images, path).not.toHaveCount(0);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
        const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
        expect(Math.min(width, height), path).toBeGreaterThan(40);
        await expect(image).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      for (const alt of words) await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
    }
    await expectReadable(page);
    await expectLinked(page);
  });
});
