import { pathSite } from '../sampleSites.ts';
import { expect, test } from './test.ts';

test('a row that doesn’t fit is in the menu in wider windows too, with and without JavaScript', async ({
  browser,
  serve,
}) => {
  const origin = await serve(pathSite(), '/some/path');
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    for (const path of ['', '/fr']) {
      await page.goto(`${origin}/some/path${path}`);
      for (const width of [320, 1023, 1024, 1100, 1180, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const header = await page.evaluate(() => {
          const links = [...document.querySelectorAll('#menu a')].map((link) => link.getBoundingClientRect());
          if (!links.length) throw new Error('There are no links.');
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
});

test('a menu with search and another language fits in its height', async ({ page, serve }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${await serve(pathSite(), '/some/path')}/some/path`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#menu');
  await expect(menu.getByRole('link')).toHaveCount(8);
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
