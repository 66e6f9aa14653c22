/** Printed pages, as A4, from the browser's print function. */
import type { Page } from '@playwright/test';
import { researchersSite } from '../owners.ts';
import { readText } from '../pdf.ts';
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

test('About with 22 papers, talks and awards is three pages', async ({ page, serve }) => {
  await page.goto(await serve(researchersSite()));
  await page.evaluate(() => document.fonts.ready);
  const pages = await printed(page);
  expect(pages).toHaveLength(3);
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const shown of ['Cod in the dark', 'A low-noise preamplifier', 'Young Researchers', 'Morse, QRP'])
    expect(text).toContain(shown);
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

test('the facts of a project are whole words and URLs on small paper', async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  const pages = await readText(await page.pdf({ format: 'A5' }));
  expect(pages.join('\n')).toMatch(/Student\s+researcher/);
  expect(pages.join('\n')).toContain('(https://example.com/code/aorta)');
});

test('the first page of a study on paper has its figure', async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  const [first] = await printed(page);
  expect(first).toContain('Fig. 4.1');
});
