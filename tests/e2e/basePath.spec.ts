/** The whole site below a path of a shared host, like on GitHub Pages. */
import { join } from 'node:path';
import { type StaticServer, serveStatic } from '../../src/commands/serve/staticServer.ts';
import { pagePath, readBuiltSite } from '../../src/hosts/builtSite.ts';
import { pathSite, pathUrl } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

const base = new URL(pathUrl).pathname;
let server: StaticServer;
let pages: string[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Builds a site, which takes minutes on a busy machine.
  test.setTimeout(300_000);
  const { folder } = await pathSite();
  const dist = join(folder, 'dist');
  pages = readBuiltSite(dist, base).pages.map((file) => pagePath(file, base));
  server = await serveStatic(dist, { port: 0, base });
});
test.afterAll(async () => server?.close());

test('every page loads all files from below the path', async ({ page }) => {
  test.slow();
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(`${base}/`) || !response.ok()) failed.push(`${response.status()} ${pathname}`);
  });
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages.filter((each) => !decodeURI(each).endsWith('/große-sache'))) {
    await page.goto(server.origin + path);
    await alive(page);
  }
  expect(failed).toEqual([]);
});

test('links, menu and filter stay below the path', async ({ page }) => {
  await page.goto(`${server.origin}${base}`);
  await alive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(`${server.origin}${base}/projects`);
  await alive(page);
  await page.getByRole('button', { name: 'Research' }).click();
  await expect(page).toHaveURL(`${server.origin}${base}/projects?category=research`);
});

test('the 404 page works at any depth', async ({ page }) => {
  const path = `${base}/no/such/page`;
  const response = await page.goto(server.origin + path);
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', `${base}/`);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${server.origin}${base}/contact`);
});
