import { everyPage, expect, test } from './test.ts';

/** How long the fonts are held back; the figure, not a limit that a machine could miss. */
const late = 600;

for (const width of [390, 1280]) {
  test(`nothing shifts when the fonts come ${late} ms late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, late));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of everyPage) {
      const fonts = page.waitForResponse('**/*.woff2');
      await page.goto(path);
      await fonts;
      await page.evaluate(() => document.fonts.ready);
      // Two frames after the last font: what it moves has moved.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
      expect(await page.evaluate(() => window.shift), path).toBeLessThanOrEqual(0.005);
    }
  });
}

declare global {
  interface Window {
    /** The sum of all layout shifts, as the browser counts them. */
    shift: number;
  }
}
