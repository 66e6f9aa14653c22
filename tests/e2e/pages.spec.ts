import { cutParts } from './cutParts.ts';
import { alive, everyPage, expect, test } from './test.ts';

for (const width of [320, 768, 1024, 2560]) {
  test(`no page is cut at its edge or scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPage) {
      await page.goto(path);
      await alive(page);
      expect(await page.evaluate(cutParts), path).toEqual([]);
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
