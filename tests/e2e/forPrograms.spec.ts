/** What crawlers, feed readers and phones are given, read by programs that had no part in making it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { parseAtomFeed } from 'feedsmith';
import jsQR from 'jsqr';
import robotsParser from 'robots-parser';
import sharp from 'sharp';
import VCard from 'vcf';
import { everyPage, expect, pages, test } from './test.ts';

const address = 'http://localhost:4321';
const dist = join(import.meta.dirname, '../../dist');

const elements = (parent: XmlElement, name: string) =>
  parent.children.filter(
    (child): child is XmlElement => child.type === 'element' && 'name' in child && child.name === name,
  );

test('the sitemap names every page that search engines should know, and no other', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/\bxml\b/);
  const { root } = parseXml(await response.text());
  const named = (root ? elements(root, 'url') : []).map((url) => elements(url, 'loc')[0]?.text);
  const built = globSync('**/*.html', { cwd: dist }).flatMap((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const own = `${address}/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    // What stands at two addresses is named once.
    const left = /^(404|home)\.html$/.test(file) || /<meta name="robots" content="noindex"/.test(html);
    return canonical === own && !left ? [own] : [];
  });
  expect(named.toSorted()).toEqual(built.toSorted());
  expect(named.length).toBe(11);
});

test('the sitemap takes its dates from content', async ({ page, request }) => {
  const { root } = parseXml(await (await request.get('/sitemap.xml')).text());
  const dates = Object.fromEntries(
    (root ? elements(root, 'url') : []).map((url) => [
      elements(url, 'loc')[0]?.text.replace(address, ''),
      elements(url, 'lastmod')[0]?.text,
    ]),
  );
  const shown: string[] = [];
  for (const path of Object.keys(dates).filter((each) => each.startsWith('/projects/'))) {
    await page.goto(path);
    const month = await page.locator('article dl time').getAttribute('datetime');
    expect(dates[path], path).toBe(`${month}-01`);
    shown.push(`${month}-01`);
  }
  const newest = shown.sort().at(-1);
  expect([dates['/'], dates['/projects']]).toEqual([newest, newest]);
  expect(dates['/experience']).toBe('2026-08-01');
  expect(dates['/contact']).toBeUndefined();
});

test('robots.txt lets every crawler read every page, and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const robots = robotsParser(`${address}/robots.txt`, await response.text());
  expect(robots.getSitemaps()).toEqual([`${address}/sitemap.xml`]);
  for (const path of [...pages, '/resume.pdf', '/feed.xml'])
    for (const crawler of ['Googlebot', 'GPTBot', '*']) expect(robots.isAllowed(address + path, crawler)).toBe(true);
});

test('llms.txt tells of every page and project, at addresses that answer', async ({ page, request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Alex Example\n\n> .+\n\n/);
  expect(text).not.toContain('hello@');
  const links = new Map<string, { name: string; notes: string }>();
  for (const [, name = '', url = '', notes = ''] of text.matchAll(/^- \[(.+?)\]\((\S+?)\)(?:: (.+))?$/gm))
    links.set(url.replace(address, ''), { name, notes });
  for (const path of links.keys()) if (path.startsWith('/')) expect((await request.get(path)).status(), path).toBe(200);
  await page.goto('/projects');
  for (const card of await page.locator('main li[data-category]').all()) {
    const link = card.getByRole('heading').getByRole('link');
    const told = links.get((await link.getAttribute('href')) ?? '');
    await expect(link).toHaveText(told?.name ?? '');
    expect(told?.notes).toContain(await card.locator('h2 + p').innerText());
  }
});

test('the feed brings the projects, and every page leads to it', async ({ page, request }) => {
  for (const path of everyPage) {
    await page.goto(path);
    const link = page.locator('head link[type="application/atom+xml"]');
    await expect(link).toHaveAttribute('href', '/feed.xml');
    await expect(link).toHaveAttribute('rel', 'alternate');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'href',
      '/feed.xml',
    );
  }
  const xml = await (await request.get('/feed.xml')).text();
  expect(() => parseXml(xml)).not.toThrow();
  const { entries = [], updated, links } = parseAtomFeed(xml);
  expect(links?.find(({ rel }) => rel === 'self')?.href).toBe(`${address}/feed.xml`);
  const dates = entries.map((entry) => entry.updated);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(updated).toBe(dates[0]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(7);
  for (const { title, summary, links: [link] = [], published } of entries) {
    await page.goto(new URL(link?.href ?? '').pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title?.value ?? '');
    await expect(page.getByRole('article').locator('.lead')).toHaveText(summary?.value ?? '');
    const month = await page.locator('article dl time').getAttribute('datetime');
    expect(published).toBe(`${month}-01T00:00:00.000Z`);
  }
});

/** The values of a card's property, as an independent program reads them. */
const read = (card: VCard, name: string) => [card.get(name) ?? []].flat().map((property) => property.valueOf());

test('the contact card says what Contact says', async ({ page, request }) => {
  await page.goto('/contact');
  const save = page.getByRole('main').getByRole('link', { name: 'Save contact' });
  const response = await request.get((await save.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/vcard/);
  const card = new VCard().parse(await response.text());
  expect(read(card, 'fn')).toEqual(['Alex Example']);
  expect(read(card, 'title')).toEqual(['Developer and researcher']);
  const information = page.locator('dl', { hasText: 'Location' });
  await expect(information.locator('dd')).toHaveText([
    ...read(card, 'tel'),
    ...read(card, 'email'),
    (read(card, 'adr')[0] ?? '').replaceAll(';', '').replaceAll('\\,', ','),
  ]);
  // On a machine without an address of its own, no card leads there.
  const profiles = page.getByRole('main').locator('a[target=_blank]');
  expect(read(card, 'url')).toEqual(await profiles.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
  const photo = Buffer.from(read(card, 'photo')[0] ?? '', 'base64');
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
  expect(photo.length).toBeLessThan(30_000);
});

for (const [theme, width, height, scale] of [
  ['light', 1280, 800, 1],
  ['dark', 1280, 800, 1],
  ['light', 768, 1024, 1],
  ['dark', 390, 844, 1],
  ['light', 390, 844, 3],
] as const) {
  test(`a camera reads the code on Contact, ${theme}, ${width} px, ${scale} pixels per px`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, colorScheme: theme, deviceScaleFactor: scale, baseURL });
    const page = await context.newPage();
    await page.goto('/contact');
    const figure = page.getByRole('figure');
    await expect(figure.getByRole('img', { name: 'QR code of my contact' })).toBeVisible();
    await figure.scrollIntoViewIfNeeded();
    const { data, info } = await sharp(await page.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Dark on light only: not every camera reads the reverse.
    const options = { inversionAttempts: 'dontInvert' } as const;
    const scanned = jsQR(Uint8ClampedArray.from(data), info.width, info.height, options);
    const card = new VCard().parse(scanned?.data ?? '');
    expect(read(card, 'fn')).toEqual(['Alex Example']);
    await expect(page.locator('dl', { hasText: 'Location' }).getByRole('link')).toHaveText([
      ...read(card, 'tel'),
      ...read(card, 'email'),
    ]);
    await context.close();
  });
}

// Only Chromium can be told that its page is printed.
test('the code is on paper, the form is not', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  await expect(page.getByRole('figure')).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
});
