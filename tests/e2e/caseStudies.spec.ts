import type { Page } from '@playwright/test';
import { pathSite, pathUrl, persianSite } from '../sampleSites.ts';
import { expect, test } from './test.ts';

/** Returns the boxes of elements. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

test('the whole card links to its page, and its links to their targets', async ({ page }) => {
  await page.goto('/projects');
  const card = page.locator('#project-online-card-game');
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  const at = (x: number, y: number) =>
    page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('a')?.textContent, [x, y]);
  expect(await at((box?.x ?? 0) + 50, (box?.y ?? 0) + 50)).toBe('Online card game');
  for (const name of ['TypeScript', 'Demo']) {
    const other = card.getByRole('link', { name });
    await other.scrollIntoViewIfNeeded();
    const link = await other.boundingBox();
    expect(await at((link?.x ?? 0) + 10, (link?.y ?? 0) + (link?.height ?? 0) / 2)).toContain(name);
  }
});

// In a site from right to left; engines/works.spec.ts has the other direction.
test('notes are beside their paragraph, however many and long, and below it in a narrow window', async ({
  page,
  serve,
}) => {
  await page.goto(`${await serve(persianSite())}/projects/notes`);
  const boxes = (selector: string) => boxesOf(page, selector);
  for (const width of [1024, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    const [paragraphs, notes] = [await boxes('.noted > p'), await boxes('.noted > aside')];
    expect([paragraphs.length, notes.length]).toEqual([3, 6]);
    for (const [index, paragraph] of paragraphs.entries()) {
      const [first, second] = [notes[2 * index], notes[2 * index + 1]];
      expect(first?.right, `${width} px`).toBeLessThan(paragraph.left);
      expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
      expect(notes[2 * index + 2]?.top ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(second?.bottom ?? 0);
    }
    expect(Math.abs((notes[0]?.top ?? 0) - (paragraphs[0]?.top ?? 0))).toBeLessThan(4);
  }
  await page.setViewportSize({ width: 1023, height: 1200 });
  const [[paragraph], [note]] = [await boxes('.noted > p'), await boxes('.noted > aside')];
  expect(note?.top).toBeGreaterThanOrEqual(paragraph?.bottom ?? Number.NaN);
});

test('a short study has a number in the margin that begins a line, and links in a row', async ({ page, serve }) => {
  const origin = await serve(pathSite(), new URL(pathUrl).pathname);
  await page.goto(`${origin}${new URL(pathUrl).pathname}/projects/2`);
  const boxes = (selector: string) => boxesOf(page, `article ${selector}`);
  const [numbers, [first, second]] = [await boxes('li b'), await boxes('li > span')];
  const [[plate], links] = [await boxes('> div'), await boxes('.links')];
  const [hung, within] = numbers;
  expect(numbers).toHaveLength(2);
  expect(hung?.left).toBe(plate?.left);
  expect(hung?.right).toBeLessThan(first?.left ?? 0);
  expect(within?.left).toBeGreaterThan(second?.left ?? Number.NaN);
  expect(links).toHaveLength(2);
  expect(links[0]?.top).toBe(links[1]?.top);
});
