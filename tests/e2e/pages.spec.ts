import { alive, everyPage, expect, pages, test } from './test.ts';

const headings = {
  '/': 'About Me',
  '/home': 'About Me',
  '/projects': 'Projects',
  '/experience': 'Experience',
  '/contact': 'Contact',
  '/projects/aortic-aneurysm-detection': 'Aortic aneurysm detection',
  '/projects/online-card-game': 'Online card game',
  '/no/such/page': '404 Page Not Found',
};

for (const path of everyPage) {
  test(`${path} answers with its page, whole without script`, async ({ browser, baseURL, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(pages.some((page) => page === path) ? 200 : 404);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Résumé/ })).toBeVisible();
    await context.close();
  });
}

test('external links open in a new tab, safely, and say so', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path);
    for (const link of await page.locator('a[href^="http"]').all()) {
      if ((await link.getAttribute('href'))?.startsWith('http://localhost')) continue;
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toContainText('(opens in a new tab)');
    }
  }
});

for (const width of [320, 390, 768, 1023, 1024, 1280, 2560]) {
  // Between the narrowest window and a desk, engines lay out alike.
  const details = [320, 1280].includes(width) ? {} : { tag: '@chromium' };
  test(`no page scrolls sideways at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPage) {
      await page.goto(path);
      await alive(page);
      const [scroll, client] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(scroll, path).toBeLessThanOrEqual(client ?? 0);
    }
  });
}

test('the skip link comes first in the tab order and leads past the header', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header'))), path).toBe(false);
  }
});

test('the footer names the owner, the year, the profiles, the résumé and the source', async ({ page }) => {
  await page.goto('/projects');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026 Alex Example');
  for (const name of ['LinkedIn', 'GitHub', 'Instagram', 'Source']) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.getByRole('link', { name: 'Résumé' })).toHaveAttribute('download', 'Alex Example.pdf');
});

test('"Back to top" appears after one screen of scrolling and leads there', async ({ page }) => {
  await page.goto('/');
  const up = page.getByRole('link', { name: 'Back to top' });
  await expect(up).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: innerHeight * 0.9, behavior: 'instant' }));
  await expect(up).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.2, behavior: 'instant' }));
  await expect(up).toBeInViewport();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('"Back to top" is seen whole or not at all, however long the page', async ({ page }) => {
  const up = page.getByRole('link', { name: 'Back to top' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const length = await page.locator('.page').evaluate((element) => element.clientHeight);
  const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight);
  for (const [beyond, whole] of [
    [2, false],
    [30, false],
    [60, false],
    [90, true],
  ] as const) {
    await page.setViewportSize({ width: 390, height: Math.round((length + bar - beyond) / 2) });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    if (whole) await expect(up, `${beyond} px`).toBeInViewport({ ratio: 1 });
    else await expect(up, `${beyond} px`).not.toBeInViewport();
  }
});

test('"Back to top" is seen when the keyboard reaches it on a short page', async ({ page }) => {
  await page.goto('/contact');
  const up = page.getByRole('link', { name: 'Back to top' });
  await page
    .getByRole('link', { name: /^Instagram/ })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(up).toBeFocused();
  await expect(up).toBeInViewport({ ratio: 1 });
});
