/** The label of the hovered or focused work, in the line below the showcase. */
import type { Locator, Page } from '@playwright/test';
import { hostileSite } from '../hostile/hostileSite.ts';
import { expect, test } from './test.ts';

const showcaseList = (page: Page) => page.getByRole('list', { name: 'Author and works' });
const summaryOf = (page: Page) => page.getByText(/^Projects\s\d+\s· /);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
};
/** Returns the box of the text, without the space around it. */
const textBox = (locator: Locator) =>
  locator.evaluate((element) => (element.querySelector('span') ?? element).getBoundingClientRect().toJSON() as DOMRect);
const endOf = async (locator: Locator) => {
  const { y, height } = await boxOf(locator);
  return y + height;
};
const touch = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

async function labeled(page: Page, name: string) {
  const link = showcaseList(page).getByRole('link', { name });
  return { link, label: page.locator(`#${await link.getAttribute('aria-describedby')}`) };
}

test.describe('with more projects than the showcase has places', () => {
  const [first, last] = ['Fig. 1 ', 'Job '];
  const works = [first, 'Fig. 4 ', last];

  for (const width of [768, 1280]) {
    test(`a label covers nothing and moves nothing at ${width} px`, async ({ page, serve }) => {
      await page.setViewportSize({ width, height: 1500 });
      await page.goto(await serve(hostileSite()));
      const all = page.getByRole('link', { name: 'All 13 projects' });
      const below = page.getByRole('heading', { name: 'Background' });
      const place = await below.boundingBox();
      for (const name of works) {
        const { link, label } = await labeled(page, name);
        await expect(label).toBeHidden();
        await link.hover();
        await expect(label).toBeVisible();
        const words = await textBox(label);
        expect(touch(words, await textBox(summaryOf(page))), `${name}, and what the showcase holds`).toBe(false);
        expect(touch(words, await textBox(all)), `${name}, and the link to all projects`).toBe(false);
        expect(words.top, `${name}, and the showcase`).toBeGreaterThan(await endOf(showcaseList(page)));
        expect(await below.boundingBox()).toEqual(place);
      }
    });
  }
});

test('a focused work has its label, and hover takes precedence over focus', async ({ page }) => {
  await page.goto('/');
  const author = showcaseList(page).getByRole('listitem').first().locator('picture');
  await showcaseList(page).getByRole('link', { name: 'Wallpaper' }).focus();
  await page.keyboard.press('Tab');
  const [focused, pointed] = [await labeled(page, 'Aorta'), await labeled(page, 'Calendar')];
  await expect(focused.label).toContainText('Aortic aneurysm detection. Finds the aorta');
  await expect(focused.label).toBeVisible();
  await expect(author).toHaveCSS('opacity', '0.4');
  await pointed.link.hover();
  await expect(pointed.label).toBeVisible();
  await expect(focused.label).toBeHidden();
});
