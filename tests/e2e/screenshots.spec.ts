import type { Page } from '@playwright/test';
import { missingScreenshots } from '../../tools/screenshotOrigin.ts';
import { newOwnersSite, researchersSite } from '../owners.ts';
import { demoSite, pathSite, pathUrl } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

const shown = [
  '/',
  '/projects',
  '/experience',
  '/contact',
  '/contact#sent',
  '/no/such/page',
  '/projects/aortic-aneurysm-detection',
  '/projects/depression-prediction-study',
  '/projects/formula-1-calendar-optimizer',
];

const [reason] = missingScreenshots(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');

// Playwright adds styles to take a screenshot.
test.use({ bypassCSP: true });
// `npm test` prints the reason at its end, such as another browser or platform.
test.beforeEach(() => test.skip(Boolean(reason), reason));

/**
 * Compares screenshots of a page on a phone and a desktop. Loads the page once for each, which takes as long as a
 * screenshot.
 * @param dark widths to compare in the dark theme too: one is enough, since colors don't depend on the width
 */
async function compare(page: Page, name: string, url: string, dark: readonly number[] = [390]) {
  for (const width of [390, 1280]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await page.goto(url);
    await alive(page);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    // The sticky header would be at the scroll position.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const theme of dark.includes(width) ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme: theme });
      await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.001,
        threshold: 0.1,
      });
    }
  }
}

// In a whole Chromium, like visitors have.
for (const path of shown) {
  const name = path.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'about';
  test(`${name} looks as it did`, { tag: '@whole' }, async ({ page }) => {
    // README shows the home page.
    await compare(page, name, path, path === '/' ? [390, 1280] : undefined);
  });
}

const owners = {
  new: newOwnersSite,
  researcher: researchersSite,
  photos: demoSite,
  accent: pathSite,
};
for (const [owner, site] of Object.entries(owners)) {
  test(`about with ${owner} looks as it did`, { tag: '@whole' }, async ({ page, serve }) => {
    // This host has no analytics.
    await page.route('**/_vercel/**', (route) => route.fulfill({ contentType: 'text/javascript' }));
    const base = owner === 'accent' ? new URL(pathUrl).pathname : undefined;
    await compare(page, `about-${owner}`, `${await serve(site(), base)}${base ?? ''}/`);
  });
}
