/** The whole site below a path of a shared host, like on GitHub Pages. */
import { join } from 'node:path';
import { pagePath, readBuiltSite } from '../../src/hosts/builtSite.ts';
import { pathSite, pathUrl } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

const base = new URL(pathUrl).pathname;

test.describe.configure({ mode: 'serial' });

test('every page loads all files from below the path', async ({ page, serve }) => {
  const origin = await serve(pathSite(), base);
  const { folder } = await pathSite();
  const pages = readBuiltSite(join(folder, 'dist'), base).pages.map((file) => pagePath(file, base));
  test.slow();
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(`${base}/`) || !response.ok()) failed.push(`${response.status()} ${pathname}`);
  });
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages.filter((each) => !decodeURI(each).endsWith('/große-sache'))) {
    await page.goto(origin + path);
    await alive(page);
  }
  expect(failed).toEqual([]);
});

test('the 404 page works at any depth', async ({ page, serve }) => {
  const origin = await serve(pathSite(), base);
  const path = `${base}/no/such/page`;
  const response = await page.goto(origin + path);
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', `${base}/`);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${origin}${base}/contact`);
});
