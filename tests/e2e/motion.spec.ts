import { alive, expect, pages, test } from './test.ts';

test('nothing moves on arrival, and feedback takes 300 ms at most', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await alive(page);
    const { running, longest } = await page.evaluate(() => ({
      running: document.getAnimations().length,
      longest: Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
        ),
      ),
    }));
    expect(running, path).toBe(0);
    expect(longest, path).toBeLessThanOrEqual(0.3);
  }
});

test('there is no transition under reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].some(
        (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0,
      ),
    );
    expect(moving, path).toBe(false);
  }
});
