/** A site below a path of a shared host, like on GitHub Pages. build.test.ts checks all of its addresses. */
import { pathSite, pathUrl } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

const base = new URL(pathUrl).pathname;

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
