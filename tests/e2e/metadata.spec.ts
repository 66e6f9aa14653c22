import { everyPage, expect, test } from './test.ts';

const address = 'http://localhost:4321';
const canonical: Record<string, string> = {
  '/': `${address}/`,
  '/no/such/page': `${address}/404`,
};

for (const path of everyPage) {
  test(`${path} has each tag once, with absolute addresses`, async ({ page, request }) => {
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
    // The page for unknown addresses has no picture of its own; every other page has.
    const images = page.locator('meta[property="og:image"], meta[name="twitter:image"]');
    await expect(images).toHaveCount(path.startsWith('/no/') ? 0 : 2);
    for (const image of await images.all()) {
      const url = new URL((await image.getAttribute('content')) ?? '');
      expect(url.origin).toBe(address);
      const response = await request.get(url.pathname);
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
}

test('icons and manifest are there, in the sizes that they claim', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (
    await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  ).json();
  expect(manifest.name).toBe('Alex Example');
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const touch = {
    src: (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '',
    sizes: '180x180',
  };
  for (const { src, sizes } of [...manifest.icons, touch]) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
