import { everyPage, expect, test } from './test.ts';

const address = 'http://localhost:4321';
const canonical: Record<string, string> = {
  '/': `${address}/`,
  '/home': `${address}/`,
  '/no/such/page': `${address}/404`,
};

for (const path of everyPage) {
  test(`${path} has each tag once, with absolute addresses`, async ({ page }) => {
    await page.goto(path);
    const here = canonical[path] ?? address + path;
    for (const selector of ['title', 'meta[name=description]', 'meta[name=keywords]', 'link[rel=canonical]']) {
      await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
    }
    const content = (selector: string) => page.locator(`head meta[${selector}]`).getAttribute('content');
    const title = await page.title();
    expect(title.length).toBeGreaterThan(3);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', here);
    expect(await content('property="og:url"')).toBe(here);
    for (const tag of ['property="og:title"', 'name="twitter:title"']) expect(await content(tag)).toBe(title);
    const description = await content('name="description"');
    for (const tag of ['property="og:description"', 'name="twitter:description"'])
      expect(await content(tag)).toBe(description);
    for (const image of await page.locator('meta[property="og:image"], meta[name="twitter:image"]').all()) {
      expect(await image.getAttribute('content')).toMatch(/^http/);
    }
  });
}
