/** A site in three languages, two of which are written from right to left. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import { hebrewSite } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

let server: Awaited<ReturnType<typeof serveStatic>>;
test.beforeAll(async () => {
  // Builds a site, which takes minutes on a busy machine.
  test.setTimeout(300_000);
  server = await serveStatic(join((await hebrewSite()).folder, 'dist'), { port: 0 });
});
test.afterAll(() => server?.close());

test('the list of languages fits into the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.origin);
  await alive(page);
  await page.locator('#menuButton').click();
  const menu = page.locator('#menu');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
});

/** Returns the parts of a text from left to right. */
const asDrawn = (page: Page, selector: string, parts: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, parts) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      const placed = parts.map((part) => {
        const boxes = nodes.flatMap((node) => {
          const at = node.data.indexOf(part);
          if (at < 0) return [];
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + part.length);
          return [...range.getClientRects()];
        });
        const [box] = boxes;
        if (!box) throw new Error(`no ${part}`);
        return { part, x: box.x };
      });
      return placed.sort((a, b) => a.x - b.x).map(({ part }) => part);
    }, parts);

for (const [path, words, engineer] of [
  ['/', 'במערכות', 'מהנדסת'],
  ['/ar', 'في', 'مهندسة'],
] as const)
  test(`Latin words have their place in lines from right to left (${path})`, async ({ page }) => {
    await page.goto(server.origin + path);
    expect(await asDrawn(page, 'h3:has-text("Rust")', ['Rust', words])).toEqual([words, 'Rust']);
    expect(await asDrawn(page, 'dd:has-text("C++")', [engineer, 'C', '++'])).toEqual(['C', '++', engineer]);
    expect(await asDrawn(page, 'ol b:has-text("Gauge")', ['Ltd', '.'])).toEqual(['Ltd', '.']);
    expect(await asDrawn(page, 'ol b:has-text("Rust")', ['Rust', words])).toEqual([words, 'Rust']);
  });

test('the code of the 404 page is beside its heading', async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.origin}/no/such/page`);
    const touching = await page.evaluate(() => {
      const [heading] = document.querySelectorAll('h1');
      const lines = document.querySelectorAll('main [aria-hidden] > span');
      if (!heading || !lines.length) throw new Error('no heading or no code');
      const words = document.createRange();
      words.selectNodeContents(heading);
      const at = words.getBoundingClientRect();
      return [...lines].flatMap((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        const isBeside = right <= at.left || left >= at.right || bottom <= at.top || top >= at.bottom;
        return isBeside ? [] : [line.textContent];
      });
    });
    expect(touching, `${width} px`).toEqual([]);
  }
});
