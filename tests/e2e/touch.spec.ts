/** What a thumb does, by touch events of the browser. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Taps an element, and returns the values that a style of another one had until 400 ms later. */
async function tap(page: Page, target: string, of: string, style: 'transform' | 'animationName'): Promise<string[]> {
  const seen = page.locator(of).evaluate(
    (element, name) =>
      new Promise<string[]>((done) => {
        const values = new Set<string>();
        const end = performance.now() + 400;
        requestAnimationFrame(function look(now) {
          values.add(getComputedStyle(element)[name]);
          if (now < end) requestAnimationFrame(look);
          else done([...values]);
        });
      }),
    style,
  );
  await page.locator(target).tap();
  return seen;
}

// The headless shell presses nothing by touch.
test('a press moves the ink of a work, and puts a dot of the 404 page back', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/');
  // The page stays.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const work = '[data-places] > :nth-child(3)';
  const moved = await tap(page, `${work} a`, `${work} .ink`, 'transform');
  expect(moved.length, moved.join()).toBeGreaterThan(2);
  await page.goto('/no/such/page');
  const place = 'main ol > :nth-child(3)';
  expect((await tap(page, place, `${place} circle`, 'animationName')).length).toBe(2);
});
