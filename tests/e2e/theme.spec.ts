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

test('is the same in every open tab', async ({ context, page }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/contact');
  await alive(other);
  await alive(page);
  await other.getByRole('button', toggle).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'true');
});

test('a page restored from the back/forward cache shows the theme chosen meanwhile', {
  tag: '@whole',
}, async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset.persisted = String(persisted)));
  });
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.waitForURL('**/projects');
  await alive(page);
  await page.getByRole('button', toggle).click();
  await page.evaluate(() => history.back());
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('html')).toHaveClass('dark');
  await browser.close();
});
