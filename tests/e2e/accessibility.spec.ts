import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { alive, everyPage, expect, test, themes } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(tags).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  );

for (const theme of themes) {
  for (const width of [390, 1280]) {
    for (const path of [...everyPage, '/contact#sent', '/projects?category=freelance']) {
      test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await alive(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await alive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds faults where there are some', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg"><button></button>');
  });
  expect((await violations(page)).join()).toMatch(/image-alt.*button-name|button-name.*image-alt/);
});
