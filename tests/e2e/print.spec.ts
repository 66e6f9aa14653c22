/** Printed pages, as A4, from the browser's print function. */
import type { Page } from '@playwright/test';
import { readText } from '../pdf.ts';
import { builtOwner } from './owners.ts';
import { expect, test } from './test.ts';

/** Returns the text of each printed page. */
const printed = async (page: Page) => readText(await page.pdf({ preferCSSPageSize: true }));

test('About and Experience are one page each', async ({ page }) => {
  for (const [path, last] of [
    ['/', 'no plan.'],
    ['/experience', 'who may use it.'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const pages = await printed(page);
    expect(pages, path).toHaveLength(1);
    expect(pages[0]).toContain(last);
  }
});

test('facts are beside the lead, links below their publication, drawings uncut, notes beside their paragraph', async ({
  page,
}) => {
  // A window as wide as the paper, so that the same media queries apply.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const box = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => each.getBoundingClientRect());
  const [lead, facts] = [await box('main .lead'), await box('main dl')];
  expect(facts.left).toBeGreaterThan(lead.right);
  expect(Math.abs(facts.top - lead.top)).toBeLessThan(8);
  const publication = '[id^="publication-"] > div > div';
  expect((await box(`${publication} a`)).top).toBeGreaterThanOrEqual((await box(`${publication} > p`)).bottom - 1);
  await page.goto('/projects');
  const cover = await box('li[data-category] svg');
  expect(cover.width / cover.height).toBeCloseTo(1.5, 1);
  await page.goto('/projects/aortic-aneurysm-detection');
  const [paragraph, note] = [await box('.noted > p'), await box('.noted > aside')];
  expect(note.left).toBeGreaterThan(paragraph.right);
  expect(Math.abs(note.top - paragraph.top)).toBeLessThan(4);
});

test('facts are beside the lead of an owner without works, on any paper', async ({ page, serve }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(await serve(builtOwner('no-work')));
  // A4 with the browser's margins, and without margins.
  for (const width of [718, 794]) {
    await page.setViewportSize({ width, height: 1123 });
    const [lead, facts] = await Promise.all(
      ['.lead', '[data-places] > :last-child > p'].map((part) => page.locator(`main ${part}`).boundingBox()),
    );
    expect(facts?.x, `${width} px`).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
    expect(facts?.width, `${width} px`).toBeGreaterThan(100);
    expect(Math.abs((facts?.y ?? 0) - (lead?.y ?? 0)), `${width} px`).toBeLessThan(8);
  }
});

test('no page ends with a heading or an introductory sentence', async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  // On short paper of many heights, almost every line is once the last of a page.
  for (let height = 120; height < 180; height += 4) {
    // Options of the browser's print function scale pages, but don't change where they end.
    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@page { size: ${size} }`);
      document.adoptedStyleSheets = [sheet];
    }, `210mm ${height}mm`);
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(3);
    for (const text of pages.slice(0, -1))
      expect(text.trim().split('\n').at(-1), `${height} mm`).not.toMatch(
        /^(Problem|What was built|Result|What was learnt)$|:$/,
      );
  }
});
