import { missingScreenshots } from '../../tools/screenshots.ts';
import { alive, expect, test, themes } from './test.ts';

const shown = [
  '/',
  '/projects',
  '/experience',
  '/contact',
  '/contact#sent',
  '/no/such/page',
  '/projects/mock-interview-platform',
  '/projects/online-card-game',
  '/projects/wallpaper-preview-tool',
  '/projects/aortic-aneurysm-detection',
  '/projects/consultancy-website',
  '/projects/depression-prediction-study',
  '/projects/formula-1-calendar-optimizer',
];

const [reason] = missingScreenshots(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');

// To take a screenshot, Playwright adds a style of its own.
test.use({ bypassCSP: true });

for (const path of shown) {
  const name = path.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'about';
  // Taken in a whole Chromium, as visitors have it; one window for all four, since each window takes as long as a picture.
  test(`${name} looks as it did`, { tag: '@whole' }, async ({ page }) => {
    // Said again at the end of `npm test`: not run where the browser or the platform is another.
    test.skip(Boolean(reason), reason);
    test.setTimeout(60_000);
    for (const theme of themes) {
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('about:blank');
        await page.goto(path);
        await alive(page);
        await page.evaluate(() => document.fonts.ready);
        // The sticky bar stands where the page was scrolled to.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: true, maxDiffPixelRatio: 0.001 });
      }
    }
  });
}
