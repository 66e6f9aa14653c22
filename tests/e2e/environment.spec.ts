/** Pages with missing files, without JavaScript, and on slow connections. */
import type { Page } from '@playwright/test';
import { cutParts } from './cutParts.ts';
import { alive, everyPage, expect, hold, press, seen, test } from './test.ts';

const theme = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const filter = (page: Page) => page.getByRole('group', { name: 'Projects' });

/** Expects header, text and footer at a phone's width, with nothing clipped at the edge. */
async function expectReadable(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of everyPage) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await seen(page.getByRole('heading', { level: 1 })).toBe(true);
    await expect.poll(() => page.getByRole('contentinfo').textContent()).toContain('Alex Example');
    expect(await page.evaluate(cutParts), path).toEqual([]);
  }
}

/** Expects that the header's links work, in the menu of a phone and on desktop. */
async function expectLinked(page: Page) {
  const follow = async (name: string, path: string) => {
    await press(page.getByRole('banner').getByRole('link', { name, exact: true }));
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  };
  // Firefox can cancel a navigation when the previous one ends.
  const begin = () => expect(() => page.goto('/', { waitUntil: 'domcontentloaded' })).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await begin();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await press(menu);
  await follow('Projects', '/projects');
  // Chromium logs that resizing the window skips a view transition.
  await begin();
  await page.setViewportSize({ width: 1280, height: 800 });
  await follow('Contact', '/contact');
  await expect.poll(() => page.getByLabel('Message').isEditable()).toBe(true);
}

/** Expects that buttons with JavaScript work. */
async function expectAlive(page: Page) {
  await page.goto('/projects');
  await alive(page);
  const before = await page.locator('html').getAttribute('class');
  await theme(page).click();
  await expect(page.locator('html')).not.toHaveClass(before ?? '');
  await filter(page).getByRole('button', { name: 'Research' }).click();
  const research = await page.locator('main li[data-filter~="category=research"]').count();
  expect(research).toBeGreaterThan(1);
  await expect(page.locator('main li[data-filter]:visible')).toHaveCount(research);
}

/** Expects that the filter, which needs its file of JavaScript, is hidden, and content that they would hide is visible. */
async function expectDead(page: Page) {
  await page.goto('/projects');
  await seen(filter(page)).toBe(false);
  await expect.poll(() => page.locator('main li[data-filter]:visible').count()).toBe(7);
}

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
  expected,
}) => {
  // The browser and Astro log each file. Uncaught errors and requests to other hosts fail the test.
  expected.push(/^(?!uncaught|request)/);
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await expectReadable(page);
  await expectLinked(page);
  await expectDead(page);
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
