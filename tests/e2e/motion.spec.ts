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

test('the 404 page’s animations pause without JavaScript, by mouse and keyboard', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.goto('/no/such/page');
  const states = () =>
    page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))].join());
  const pause = page.getByRole('checkbox', { name: 'Pause animation' });
  expect(await states()).toBe('running');
  await page.getByText('Pause animation').click();
  expect(await states()).toBe('paused');
  expect((await page.getByText('Pause animation').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await pause.press('Space');
  await expect(pause).toBeFocused();
  expect(await states()).toBe('running');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('nothing acts under reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
    await page.goto('/projects');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
