import { join } from 'node:path';
import { type StaticServer, serveStatic } from '../../src/commands/serve/staticServer.ts';
import { longTagline, type Owner, ownedSite } from '../owners.ts';
import type { Copy } from '../site.ts';
import { expect, test } from './test.ts';

interface Expected extends Owner {
  /** Size of the statement in px, at 1280 and 390. */
  sizes: [number, number];
}

const owners: Expected[] = [
  { projects: 0, tagline: 'Hello.', sizes: [56, 40] },
  { projects: 1, sizes: [72, 40] },
  { projects: 3, tagline: longTagline, sizes: [40, 28] },
  { projects: 5, photo: false, sizes: [72, 40] },
  { projects: 12, tagline: 'A statement of some fifty characters, no more at all', sizes: [56, 28] },
];

for (const { sizes, ...owner } of owners) {
  const letters = owner.tagline?.length ?? 37;
  test.describe(`an owner with ${owner.projects} projects, a tagline of ${letters} letters, ${owner.photo === false ? 'no' : 'a'} photo`, () => {
    test.describe.configure({ mode: 'serial' });
    let site: Copy;
    let server: StaticServer | undefined;

    test.beforeAll(async () => {
      // It builds a site; how long that takes is the machine's affair.
      test.setTimeout(300_000);
      site = ownedSite(owner);
      const { code, output } = await site.run('build');
      expect(code, output).toBe(0);
      server = await serveStatic(join(site.folder, 'dist'), { port: 0 });
    });
    test.afterAll(async () => {
      await server?.close();
      site.remove();
    });

    test('has a first screen with all that it needs, and a case that is a whole rectangle', async ({ page }) => {
      for (const [width, height, size] of [
        [1280, 800, sizes[0]],
        [390, 844, sizes[1]],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(server?.origin ?? '');
        await expect(page.locator('h1 + p')).toHaveCSS('font-size', `${size}px`);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: 'Download résumé' })).toBeInViewport({ ratio: 1 });
        await expect(main.getByRole('link', { name: 'Write to me' })).toBeInViewport({ ratio: 1 });
        const list = page.getByRole('list', { name: 'Author and projects' });
        await expect(list.getByRole('listitem')).toHaveCount(1 + Math.min(owner.projects, 7));
        const { whole, parts, lowest } = await list.evaluate((element, wide) => {
          const boxes = [...element.children].map((child) => child.getBoundingClientRect());
          const area = (box: DOMRect) => box.width * box.height;
          const top = Math.min(...boxes.map((box) => box.top));
          const seen = wide ? boxes : boxes.filter((box) => box.top === top);
          return {
            whole: area(element.getBoundingClientRect()),
            parts: boxes.map(area).reduce((a, b) => a + b),
            lowest: Math.max(...seen.map((box) => box.bottom)),
          };
        }, width > 768);
        expect(parts / whole, 'hairlines take the rest').toBeGreaterThan(0.96);
        expect(lowest, 'in view').toBeLessThanOrEqual(height);
        const inside = await list.evaluate((element) =>
          [...element.querySelectorAll('svg, img')].every((picture) => {
            const [inner, outer] = [picture, picture.closest('li')].map((box) => box?.getBoundingClientRect());
            return (
              !inner?.height || (inner.bottom <= (outer?.bottom ?? 0) + 1 && inner.right <= (outer?.right ?? 0) + 1)
            );
          }),
        );
        expect(inside, 'every picture stays in its compartment').toBe(true);
      }
      if (owner.projects > 7) {
        await page.getByRole('link', { name: `All ${owner.projects} projects` }).click();
        await expect(page.locator('main li[data-category]')).toHaveCount(owner.projects);
      }
    });
  });
}
