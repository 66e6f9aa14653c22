/** A site in three languages, two of which are written from right to left. */
import { join } from 'node:path';
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
