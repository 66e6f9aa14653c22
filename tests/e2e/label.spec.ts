/** The label of the hovered or focused work, in the line below the showcase. */
import type { Locator, Page } from '@playwright/test';
import { largeSite } from '../owners.ts';
import { expect, test } from './test.ts';

const showcaseList = (page: Page) => page.getByRole('list', { name: 'Author and works' });
const summaryOf = (page: Page) => page.getByText(/^\d+\sprojects[:,]\s/);

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

/** Moves the pointer straight down to just below the showcase, so that it crosses no other work. */
async function moveDown(page: Page, link: Locator) {
  const { x, width } = await boxOf(link);
  await page.mouse.move(x + width / 2, (await endOf(showcaseList(page))) + 4, { steps: 10 });
}

test.describe('with more projects than the showcase has places', () => {
  const [first, last] = ['Fig. 1 ', 'Job '];
  const works = [first, 'Fig. 4 ', last];

  for (const width of [768, 1024, 1280]) {
    test(`a label covers nothing and moves nothing at ${width} px`, async ({ page, serve }) => {
      await page.setViewportSize({ width, height: 1500 });
      await page.goto(await serve(largeSite()));
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

  test('the pointer reaches the label from any work', async ({ page, serve }) => {
    await page.goto(await serve(largeSite()));
    for (const name of works) {
      const { link, label } = await labeled(page, name);
      await link.hover();
      await expect(label).toContainText(/ .{20}/);
      await moveDown(page, link);
      const words = await textBox(label);
      await page.mouse.move(words.left + words.width / 2, words.top + words.height / 2, { steps: 10 });
      await expect(label).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(label).toBeHidden();
    }
  });

  test('the link to all projects can be reached while a label is shown', async ({ page, serve }) => {
    const origin = await serve(largeSite());
    await page.goto(origin);
    const all = page.getByRole('link', { name: 'All 13 projects' });
    const { link } = await labeled(page, last);
    await link.hover();
    const to = await boxOf(all);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(`${origin}/projects`);
  });
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

test.describe('without :has()', () => {
  // The policy allows only the original styles.
  test.use({ bypassCSP: true });

  test('the summary of the showcase stays, and only hover shows labels', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':without(') });
    });
    await page.goto('/');
    const { link, label } = await labeled(page, 'Aorta');
    await link.hover();
    await expect(label).toBeVisible();
    await expect(summaryOf(page)).toBeVisible();
    expect(touch(await textBox(label), await textBox(summaryOf(page)))).toBe(false);
  });
});

test('a phone shows the summary of the showcase, and no label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { link, label } = await labeled(page, 'Aorta');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(label).toBeHidden();
  await expect(summaryOf(page)).toBeVisible();
});
