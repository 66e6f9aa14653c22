import type { Page } from '@playwright/test';
import { builtOwner } from './owners.ts';
import { expect, test } from './test.ts';

const showcaseList = (page: Page) => page.getByRole('list', { name: 'Author and works' });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the first screen at ${width} × ${height} has who, what, where, résumé, contact and the whole showcase`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Download résumé' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: 'Write to me' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('Developer and researcher')).toBeInViewport();
    await expect(main.getByText('Columbus, Ohio')).toBeInViewport();
    await expect(main.getByText('Internship, summer 2027')).toBeInViewport();
    const tiles = showcaseList(page).getByRole('listitem');
    await expect(tiles).toHaveCount(8);
    for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, ...paddings] of [
  [1280, '48px', '64px'],
  [390, '48px', '40px'],
] as const) {
  test(`sections at ${width} px: titles smaller than headings, no rule above a section's own`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const name of ['Education', 'Publications', 'Tech Stack']) {
      const section = page.getByRole('region', { name });
      await expect(section).toHaveCSS('padding-block', paddings.join(' '));
      const sizes = await section
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
      const [heading = 0, ...titles] = sizes;
      expect(titles, name).not.toEqual([]);
      expect(Math.max(...titles)).toBeLessThan(heading);
      const rows = section.locator('> div > div');
      await expect(rows.first()).toHaveCSS('border-bottom-width', '1px');
      await expect(rows.last()).toHaveCSS('border-bottom-width', '0px');
    }
  });
}

// engines/works.spec.ts tests hover.
test('the ink of a work moves on keyboard focus', async ({ page }) => {
  await page.goto('/');
  const links = showcaseList(page).getByRole('link');
  const ink = (index: number) => links.nth(index).locator('.ink').first();
  await links.nth(0).focus();
  await page.keyboard.press('Tab');
  await expect(ink(1)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 1, -7)');
  await expect(ink(0)).toHaveCSS('transform', 'none');
});

test('a résumé with a long summary and 22 papers keeps the showcase in view, and the papers short', async ({
  page,
  serve,
}) => {
  await page.goto(await serve(builtOwner('researcher')));
  await page.evaluate(() => document.fonts.ready);
  const showcase = await showcaseList(page).boundingBox();
  expect(showcase?.y).toBeLessThanOrEqual(560);
  const papers = page.getByRole('region', { name: 'Publications' });
  await expect(papers.getByRole('heading', { level: 3 })).toHaveCount(22);
  expect((await papers.boundingBox())?.height).toBeLessThanOrEqual(2400);
  const background = page.getByRole('region', { name: 'Background' });
  await expect(background.getByRole('paragraph').first()).toHaveText(/^My doctoral work at the University/);
});
