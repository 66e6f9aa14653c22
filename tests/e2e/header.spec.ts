import { join } from 'node:path';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import { bilingualSite } from '../sampleSites.ts';
import { alive, expect, press, test } from './test.ts';

const links = [
  ['Home', '/home'],
  ['Projects', '/projects'],
  ['Experience', '/experience'],
  ['Contact', '/contact'],
] as const;

test('the menu button exposes its state before its script is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Menu' });
  const panel = page.locator('#menu');
  await expect(button).toHaveAttribute('aria-controls', 'menu');
  // Before hydration the button has no attribute: the browser exposes the state.
  await expect(button).not.toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
});

test('the menu is closed on a page restored from the back/forward cache', {
  tag: '@whole',
}, async ({ playwright, baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL });
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset.persisted = String(persisted)));
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  // Playwright's goBack() waits for a load event, which a page from the cache doesn't fire.
  await page.evaluate(() => history.back());
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await browser.close();
});

test('without JavaScript the links are visible on a phone', { tag: '@no-script' }, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const [name, href] of links) {
    const link = page.getByRole('banner').getByRole('link', { name });
    // Retried, since a click between two pages has no effect.
    await expect(async () => {
      await press(link);
      await expect.poll(() => page.url(), { timeout: 1000 }).toBe(`${baseURL}${href}`);
    }).toPass();
  }
});

test('a row that doesn’t fit is in the menu in wider windows too, with and without JavaScript', async ({ browser }) => {
  // Builds a site, which takes minutes on a busy machine.
  test.setTimeout(360_000);
  const server = await serveStatic(join((await bilingualSite()).folder, 'dist'), { port: 0, base: '/me' });
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    for (const path of ['', '/fr']) {
      await page.goto(`${server.origin}/me${path}`);
      for (const width of [320, 1023, 1024, 1100, 1180, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const header = await page.evaluate(() => {
          const links = [...document.querySelectorAll('#menu a')].map((link) => link.getBoundingClientRect());
          const brand = document.querySelector('header a[class*=brand]');
          return {
            isCut: innerWidth >= 1024 && brand && brand.scrollWidth > brand.clientWidth,
            isWrapped: innerWidth >= 1280 && new Set(links.map(({ y }) => y)).size > 1,
            isSideways: document.documentElement.scrollWidth > innerWidth,
          };
        });
        expect(header, `${path} at ${width}`).toEqual({ isCut: false, isWrapped: false, isSideways: false });
      }
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: javaScriptEnabled });
    }
    await context.close();
  }
  await server.close();
});
