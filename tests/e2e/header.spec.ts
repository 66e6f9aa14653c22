import { alive, everyPage, expect, press, test } from './test.ts';

const links = [
  ['Home', '/home'],
  ['Projects', '/projects'],
  ['Experience', '/experience'],
  ['Contact', '/contact'],
] as const;
const active: Record<string, string | undefined> = {
  '/': 'Home',
  '/home': 'Home',
  '/projects': 'Projects',
  '/experience': 'Experience',
  '/contact': 'Contact',
  '/projects/aortic-aneurysm-detection': 'Projects',
  '/projects/online-card-game': 'Projects',
};

for (const path of everyPage) {
  test(`the header of ${path} has every link, and marks the right one`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Alex Example' })).toHaveAttribute('href', '/');
    for (const [name, href] of links) await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
    const resume = header.getByRole('link', { name: 'Résumé' });
    await expect(resume).toHaveAttribute('href', '/resume.pdf');
    await expect(resume).toHaveAttribute('download', 'Alex Example.pdf');
    const current = header.locator('[aria-current]');
    const name = active[path];
    if (name) {
      await expect(current).toHaveText(name);
      await expect(current).toHaveAttribute('aria-current', path.startsWith('/projects/') ? 'true' : 'page');
      const [line, other] = await Promise.all(
        [current, header.getByRole('link', { name: name === 'Home' ? 'Contact' : 'Home' })].map((link) =>
          link.evaluate((element) => getComputedStyle(element).borderBottomColor),
        ),
      );
      expect(line, 'highlighted').not.toBe(other);
    } else await expect(current).toHaveCount(0);
  });
}

test('the header stays at the top of the window', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
});

test('the résumé arrives as a PDF under the personal name', async ({ page }) => {
  await page.goto('/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('banner').getByRole('link', { name: 'Résumé' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Alex Example.pdf');
});

test.describe('the menu below 1024 px', () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await alive(page);
  });

  const open = async (page: import('@playwright/test').Page) => {
    const button = page.getByRole('button', { name: 'Menu' });
    const panel = page.locator('#menu');
    await expect(button).toHaveAttribute('aria-controls', 'menu');
    // Until a script knows better, the browser tells it: there is no attribute.
    await expect(button).not.toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    return { button, panel };
  };
  const closed = async ({ button, panel }: Awaited<ReturnType<typeof open>>) => {
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  };

  test('is at most 24rem high, and scrolls where the window is lower', async ({ page }) => {
    const { panel } = await open(page);
    await expect(panel).toHaveCSS('max-height', '384px');
  });

  test('closes on the button', async ({ page }) => {
    const menu = await open(page);
    await menu.button.click();
    await closed(menu);
  });

  test('closes on Escape, and the focus returns to the button', async ({ page }) => {
    const menu = await open(page);
    await page.keyboard.press('Tab');
    await expect(menu.panel.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await closed(menu);
    await expect(menu.button).toBeFocused();
  });

  test('closes on a click outside', async ({ page }) => {
    const menu = await open(page);
    await page.mouse.click(500, 700);
    await closed(menu);
  });

  test('closes on a link, and on the résumé, which stays on the page', async ({ page }) => {
    const menu = await open(page);
    const download = page.waitForEvent('download');
    await menu.panel.getByRole('link', { name: 'Résumé' }).click();
    await download;
    await closed(menu);
    await menu.button.click();
    await menu.panel.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('closes when the window grows to 1024 px', async ({ page }) => {
    const menu = await open(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu.button).toBeHidden();
    await expect.poll(() => menu.panel.evaluate((panel) => panel.matches(':popover-open'))).toBe(false);
    await expect(menu.panel.getByRole('link', { name: 'Home' })).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 800 });
    await closed(menu);
  });

  test('tells the truth before its script has come', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
    const page = await context.newPage();
    await page.route('**/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await open(page);
    await context.close();
  });
});

// Firefox that is driven from outside keeps no page in its back/forward cache.
test('the menu is closed on a page that comes back from the back/forward cache', {
  tag: ['@chromium', '@whole'],
}, async ({ playwright, baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL });
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset.persisted = String(persisted)));
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  // Playwright's goBack() waits for a load event, and a page from the cache has none.
  await page.evaluate(() => history.back());
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await browser.close();
});

test('without script the links are in the open on a phone', { tag: '@no-script' }, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const [name, href] of links) {
    const link = page.getByRole('banner').getByRole('link', { name });
    // While one page gives way to the other, a press falls between them.
    await expect(async () => {
      await press(link);
      await expect.poll(() => page.url(), { timeout: 1000 }).toBe(`${baseURL}${href}`);
    }).toPass();
  }
});
