import type { Page } from '@playwright/test';
import { alive, everyPage, expect, holdScripts, test, themes, wanting } from './test.ts';

const toggle = { name: 'Dark theme' };
const store = async (page: Page, theme: string) => {
  await page.goto('/experience');
  await page.evaluate((value) => localStorage.setItem('theme', value), theme);
};

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

test("the first paint shows the stored theme, not the system's", async ({ page }) => {
  await store(page, 'dark');
  await page.goto('/');
  const painted = await page.evaluate(
    () =>
      new Promise<string>((done) => requestAnimationFrame(() => done(getComputedStyle(document.body).backgroundColor))),
  );
  expect(painted).toMatch(/oklch\(0\.17 /);
  await expect(page.locator('html')).toHaveClass('dark');
});

test('follows the system until a theme is chosen', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', toggle).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('light');
});
