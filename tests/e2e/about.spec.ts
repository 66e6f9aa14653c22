import { expect, test } from './test.ts';

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
    const tiles = page.getByRole('list', { name: 'Author and works' }).getByRole('listitem');
    await expect(tiles).toHaveCount(8);
    for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  });
}
