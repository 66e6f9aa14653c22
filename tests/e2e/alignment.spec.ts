/** Baselines, edges and gaps. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Returns the first baseline of each element that has text, in pixels. */
const baselines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    return elements.flatMap((element) => {
      const lines = [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [...part.childNodes].flatMap((text) => {
          if (text.nodeType !== Node.TEXT_NODE || !text.nodeValue?.trim()) return [];
          const range = document.createRange();
          range.selectNode(text);
          const [line] = range.getClientRects();
          return line ? { part, line } : [];
        }),
      );
      const [first] = lines.sort((a, b) => a.line.top - b.line.top);
      if (!first) return [];
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(first.part);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
      return [first.line.top + (first.line.height - ascent - descent) / 2 + ascent];
    });
  });

async function expectLevel(page: Page, selector: string, count: number) {
  const all = await baselines(page, selector);
  expect(all.length, selector).toBeGreaterThanOrEqual(count);
  expect(Math.max(...all) - Math.min(...all), `${selector}: ${all}`).toBeLessThan(1);
}

test('elements side by side share their first baseline', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await expectLevel(page, 'header .wrap > a, header nav a', 4);
  await expectLevel(page, 'main h1 ~ .grid > :is(nav, .text, dl)', 3);
  for (const id of ['background', 'tech-stack', 'education', 'publications', 'interests'])
    await expectLevel(page, `#${id} > *`, 2);
  await page.goto('/experience');
  await expectLevel(page, '#entry-specimen-instruments > *', 3);
  await page.goto('/contact');
  await expectLevel(page, 'main > .grid > :is(.rail, .text, .notes)', 3);
  await page.goto('/projects/aortic-aneurysm-detection');
  await expectLevel(page, 'main dl, main dl + *', 2);
});

test('a note follows the period without a gap, and a table ends at its rule', async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  const mark = page.locator('main p sup:has(a)').first();
  const gap = await mark.evaluate((sup) => {
    const before = document.createRange();
    before.selectNodeContents(sup.previousSibling ?? sup);
    const sign = document.createRange();
    sign.selectNodeContents(sup.querySelector('a') ?? sup);
    return (
      sign.getBoundingClientRect().left - (before.getClientRects().item(before.getClientRects().length - 1)?.right ?? 0)
    );
  });
  expect(Math.abs(gap)).toBeLessThan(1);
  await page.goto('/projects/depression-prediction-study');
  await expect(page.locator('main td:last-child').first()).toHaveCSS('padding-inline-end', '0px');
});

test('the summary of the showcase is on one line at 768 px, until a label replaces it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/');
  const summary = page.getByText(/^\d+\sprojects:\s/);
  const lines = () => summary.evaluate((element) => Math.round((element.getBoundingClientRect().height - 12) / 22.5));
  expect(await lines()).toBe(1);
  const below = page.getByRole('heading', { name: 'Background' });
  const place = await below.boundingBox();
  await page.getByRole('link', { name: 'Fig. 4 Aorta' }).hover();
  expect(await lines()).toBe(2);
  expect(await below.boundingBox()).toEqual(place);
});
