import { everyPage, expect, holdScripts, test, themes, wanting } from './test.ts';

for (const system of themes) {
  test(
    `follows the system's ${system} theme before the first paint while nothing is stored`,
    wanting(system),
    async ({ page }) => {
      await holdScripts(page);
      for (const path of everyPage) {
        await page.goto(path, { waitUntil: 'commit' });
        // The body's first element exists before the first paint. So must the class.
        await page.waitForSelector('body > *', { state: 'attached' });
        await expect(page.locator('html')).toHaveClass(system);
        await expect(page.locator('html')).toHaveCSS('color-scheme', system);
      }
    },
  );
}
