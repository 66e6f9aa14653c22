import { persianSite } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

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

for (const [direction, site] of [
  ['left to right', undefined],
  ['right to left', persianSite],
] as const)
  test(`focus on the first screen follows what one sees, ${direction}`, async ({ page, serve }) => {
    const url = site ? await serve(site()) : '/';
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      await alive(page);
      await page.getByRole('main').evaluate((main) => {
        main.tabIndex = -1;
        main.focus();
      });
      const stops: { href: string | null; start: number; top: number; bottom: number }[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement;
          // Sections follow the first screen.
          if (!focused?.closest('main') || focused.closest('section')) return undefined;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const start = document.documentElement.dir === 'rtl' ? -right : left;
          return { href: focused.getAttribute('href'), start, top: top + scrollY, bottom: bottom + scrollY };
        });
        if (!stop) break;
        stops.push(stop);
      }
      const sections = await page.locator('main section:has(h2)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(sections.length).toBeGreaterThan(0);
      const listed = stops.flatMap(({ href }) => (href && sections.includes(href) ? href : []));
      expect(listed, `${width} px`).toEqual(sections);
      const back = stops.filter((stop, index) => {
        const last = stops[index - 1];
        return last && stop.bottom <= last.top + 1 && stop.start <= last.start;
      });
      expect(back, `${width} px`).toEqual([]);
    }
  });
