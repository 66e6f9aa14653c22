import { alive, expect, test } from './test.ts';

test('says what the specification quotes, and leads back', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(main.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(
    main.getByText(
      'The page you requested could not be found. It might have been removed, renamed, or did not exist in the first place.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const quick = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  expect(await quick.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/projects',
    '/experience',
    '/contact',
  ]);
});

test('eight dots pulse, and code floats in 8 and 12 seconds', async ({ page }) => {
  await page.goto('/no/such/page');
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => ({
      element: (animation.effect as KeyframeEffect).target?.tagName,
      duration: animation.effect?.getTiming().duration,
      iterations: animation.effect?.getTiming().iterations,
    })),
  );
  const dots = animations.filter(({ element }) => element === 'circle');
  expect(dots).toHaveLength(8);
  const code = animations.filter(({ element }) => element === 'SPAN').map(({ duration }) => duration);
  expect(new Set(code)).toEqual(new Set([8000, 12000]));
  expect(animations.every(({ iterations }) => iterations === Number.POSITIVE_INFINITY)).toBe(true);
});

test('the ground follows the mouse slightly', async ({ page }) => {
  await page.goto('/no/such/page');
  await alive(page);
  const ground = page.locator('main [aria-hidden=true]').first();
  const shift = () =>
    ground.evaluate((element) => {
      const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return { e, f };
    });
  const corners = [
    [1279, 799, 8],
    [1, 1, -8],
  ] as const;
  for (const [x, y, expected] of corners) {
    // Moved until the island listens.
    const moved = async () => {
      await page.mouse.move(640, 400);
      await page.mouse.move(x, y);
      return Math.round((await shift()).e);
    };
    await expect.poll(moved).toBe(expected);
    expect(Math.abs((await shift()).f)).toBeLessThanOrEqual(8);
  }
});

test('everything is still under reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await alive(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.mouse.move(1200, 700);
  await expect(page.locator('main [aria-hidden=true]').first()).toHaveCSS('transform', 'none');
});
