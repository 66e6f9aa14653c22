/** A site in three languages, two of which are written from right to left. */
import type { Locator } from '@playwright/test';
import { persianSite } from '../sampleSites.ts';
import { wordsOf } from './lines.ts';
import { alive, expect, test } from './test.ts';

test('the list of languages fits into the menu', async ({ page, serve }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await serve(persianSite()));
  await alive(page);
  await page.locator('#menuButton').click();
  const menu = page.locator('#menu');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
});

/** Returns the parts of the first element's text from left to right. */
const asDrawn = async (elements: Locator, parts: string[]) => {
  const [words = []] = await wordsOf(elements.first(), new RegExp(parts.map(RegExp.escape).join('|'), 'gu'));
  return words.toSorted((a, b) => (a.boxes[0]?.left ?? 0) - (b.boxes[0]?.left ?? 0)).map(({ text }) => text);
};

for (const [path, words, engineer] of [
  ['/', 'در', 'مهندس'],
  ['/he', 'במערכות', 'מהנדסת'],
] as const)
  test(`Latin words have their place in lines from right to left (${path})`, async ({ page, serve }) => {
    await page.goto((await serve(persianSite())) + path);
    expect(await asDrawn(page.locator('h3:has-text("Rust")'), ['Rust', words])).toEqual([words, 'Rust']);
    expect(await asDrawn(page.locator('dd:has-text("C++")'), [engineer, 'C', '++'])).toEqual(['C', '++', engineer]);
    expect(await asDrawn(page.locator('ol b:has-text("Gauge")'), ['Ltd', '.'])).toEqual(['Ltd', '.']);
    expect(await asDrawn(page.locator('ol b:has-text("Rust")'), ['Rust', words])).toEqual([words, 'Rust']);
  });
