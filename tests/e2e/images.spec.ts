import type { Page } from '@playwright/test';
import { demoSite } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

interface ImageChoice {
  file: string;
  type: string;
  /** Widths of the file, and of the place on the page, in device pixels. */
  natural: number;
  shown: number;
}

/** Returns the file that the browser chose for every image on the page at this width. */
async function chosen(page: Page): Promise<ImageChoice[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.clientWidth);
    for (const image of images) {
      image.scrollIntoView({ behavior: 'instant' });
      if (!image.complete) await new Promise((done) => image.addEventListener('load', done, { once: true }));
    }
    return Promise.all(
      images.map(async ({ currentSrc, clientWidth }) => {
        const file = new Image();
        file.src = currentSrc;
        await file.decode();
        return {
          file: currentSrc.replace(/.*\//, ''),
          type: currentSrc.replace(/.*\./, ''),
          natural: file.naturalWidth,
          shown: clientWidth * devicePixelRatio,
        };
      }),
    );
  });
}

test.describe('raster images', () => {
  test.describe.configure({ mode: 'serial' });

  test('have places with size, background and alt text if they are missing', async ({ page, serve, expected }) => {
    expected.push(/404/);
    // This host has no analytics.
    await page.route('**/_vercel/**', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.route(/\.(png|jpe?g|webp|avif)$/, (route) => route.fulfill({ status: 404 }));
    const origin = await serve(demoSite());
    for (const [path, alt] of [
      ['/', 'Portrait of Alex Example'],
      ['/projects', 'Four cards on a table'],
      ['/projects/online-card-game', 'Four cards on a table'],
      ['/experience', undefined],
    ] as const) {
      await page.goto(origin + path);
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
      if (alt) await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
    }
  });

  for (const [width, density] of [
    [390, 2],
    [1280, 1],
  ] as const) {
    test(`are AVIF and at most 1.3 times as wide as they are shown, at ${width} px with ${density} pixels a px`, async ({
      browser,
      serve,
    }) => {
      const origin = await serve(demoSite());
      const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: density });
      for (const path of ['/', '/projects', '/experience', '/projects/online-card-game']) {
        await page.goto(`${origin}${path}`);
        const images = await chosen(page);
        expect(images.length, path).toBeGreaterThan(1);
        for (const { file, type, natural, shown } of images) {
          expect(type, `${path} ${file}`).toBe('avif');
          expect.soft(natural / shown, `${path} ${file}: ${natural} px for ${shown}`).toBeLessThanOrEqual(1.3);
          expect.soft(natural / shown, `${path} ${file}: ${natural} px for ${shown}`).toBeGreaterThanOrEqual(0.98);
        }
      }
      await page.close();
    });
  }
});
