import { expectAlive, expectDead, expectLinked, expectReadable, test, theme } from './damage.ts';
import { alive, expect, hold, seen } from './test.ts';

// A getter that throws is alike in all engines. Tests of the head script and of the theme's button have other states.
test('every page works if storage throws', { tag: '@chromium' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await expectReadable(page);
  await expectLinked(page);
  await expectAlive(page);
});

test('every page works without JavaScript', { tag: '@no-script' }, async ({ page }) => {
  await expectReadable(page);
  await expectLinked(page);
  await expectDead(page);
  await seen(theme(page)).toBe(false);
});

test('every page works if its scripts are missing, as after a new deployment', { tag: '@chromium' }, async ({
  page,
  host,
}) => {
  host.lost = /\.js$/;
  await expectReadable(page);
  await expectLinked(page);
  await expectDead(page);
});

// Layout without fonts is the same in all engines.
test('every page works without fonts', { tag: '@chromium' }, async ({ page, host }) => {
  host.lost = /\.woff2$/;
  await expectReadable(page);
  await expectLinked(page);
  await expectAlive(page);
});

test('a page is usable while other files load on a slow connection', async ({ page }) => {
  const release = await hold(page, /\.(js|woff2|svg|png|webp|avif)$/);
  await expectReadable(page);
  await expectLinked(page);
  await page.getByLabel('Message').fill('Written meanwhile');
  const before = await page.locator('html').getAttribute('class');
  await theme(page).click();
  await expect(page.locator('html')).not.toHaveClass(before ?? '');
  release();
  await alive(page);
  await expect(page.getByLabel('Message')).toHaveValue('Written meanwhile');
});

test('nothing is prefetched for a visitor who saves data', { tag: '@chromium' }, async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await alive(page);
  for (const name of ['Projects', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name }).hover();
    await page.getByRole('banner').getByRole('link', { name }).focus();
  }
  await expect(page.locator('link[rel=prefetch], script[type=speculationrules]')).toHaveCount(0);
  await expectLinked(page);
  await expectAlive(page);
});
