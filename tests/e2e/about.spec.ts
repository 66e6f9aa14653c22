import { alive, expect, test } from './test.ts';

const sections = [
  ['Background', 'background'],
  ['Tech Stack', 'tech-stack'],
  ['Education', 'education'],
  ['Publications', 'publications'],
  ['Interests', 'interests'],
] as const;

test('has the headings of the specification, in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Background',
    'Tech Stack',
    'Education',
    'Publications',
    'Personal Interests',
  ]);
});

test('shows what the specification lists', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#background p')).toHaveCount(3);
  const stack = page.locator('#tech-stack');
  await expect(stack.getByRole('heading', { level: 3 })).toHaveText([
    'Languages',
    'Frameworks',
    'Developer Tools',
    'Libraries',
  ]);
  for (const list of await stack.getByRole('list').all()) {
    const primary = list.locator('li:has(strong)').first();
    const plain = list.locator('li:not(:has(strong))').first();
    const [a, b] = await Promise.all(
      [primary, plain].map((item) => item.evaluate((li) => getComputedStyle(li).backgroundColor)),
    );
    expect(a, 'primary items are highlighted').not.toBe(b);
  }
  await expect(page.locator('#education')).toContainText('Computer Science');
  await expect(page.locator('#education')).toContainText('2023–present');
  await expect(page.locator('#education')).toContainText('IB Diploma');
  await expect(page.locator('#education')).toContainText('2021–2023');
  await expect(page.locator('#interests h3')).toHaveText([
    'Formula 1',
    'Piano',
    'Table Tennis',
    'Traveling & Exploring',
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`in-page links stop 96 px below the top of the window ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto('/');
    for (const [name, id] of sections) {
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/#${id}`);
      const box = async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN);
      // Where the page is too short, its end stops the scroll.
      const end = async () => {
        const body = await page.locator('body').boundingBox();
        return Math.round((body?.y ?? 0) + (body?.height ?? 0)) <= 801;
      };
      await expect.poll(async () => (await box()) === 96 || (await end())).toBe(true);
    }
    await context.close();
  });
}

test('in-page links scroll smoothly', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('in-page links scroll at once under reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test.describe('the photo', () => {
  const photo = (page: import('@playwright/test').Page) => page.getByRole('img', { name: 'Portrait of Alex Example' });

  test('is shown', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => photo(page).evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(90);
  });

  for (const when of ['before any script ran', 'after'] as const) {
    test(`is replaced by the placeholder when it fails ${when}`, async ({ page, problems }) => {
      let fail = () => {};
      const gate =
        when === 'after'
          ? new Promise<void>((open) => {
              fail = open;
            })
          : undefined;
      await page.route('**/portrait*', async (route) => {
        await gate;
        await route.abort();
      });
      await page.goto('/', { waitUntil: 'commit' });
      if (when === 'after') {
        await page.evaluate(() => document.querySelector('astro-island[ssr]') && null);
        fail();
      }
      await alive(page);
      await expect(photo(page).locator('svg')).toBeVisible();
      await expect(page.locator('main img')).toBeHidden();
      problems.length = 0;
    });
  }
});

test.describe('the case', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`stands in the first screen at ${width} × ${height}, with who, what, where, résumé and contact`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Download résumé' })).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('link', { name: 'Write to me' })).toBeInViewport({ ratio: 1 });
      await expect(main.getByText('Columbus, Ohio', { exact: false }).first()).toBeInViewport();
      await expect(main.getByText('internship in summer 2027')).toBeInViewport();
      for (const compartment of await page
        .getByRole('list', { name: 'Author and projects' })
        .getByRole('listitem')
        .all()) {
        await expect(compartment).toBeInViewport({ ratio: 1 });
      }
    });
  }

  for (const width of [320, 390, 768, 1280]) {
    test(`is a whole rectangle at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const list = page.getByRole('list', { name: 'Author and projects' });
      const areas = await list.evaluate((element) => {
        const area = ({ width: w, height: h }: DOMRect) => w * h;
        const inside = [...element.children].map((child) => child.getBoundingClientRect());
        return { whole: area(element.getBoundingClientRect()), parts: inside.map(area).reduce((a, b) => a + b) };
      });
      // Hairlines between compartments take the rest.
      expect(areas.parts / areas.whole).toBeGreaterThan(0.96);
    });
  }

  test('leads to each project', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('list', { name: 'Author and projects' }).getByRole('link');
    await expect(links).toHaveCount(7);
    await links.nth(3).click();
    await expect(page).toHaveURL('/projects/aortic-aneurysm-detection');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aortic aneurysm detection');
  });
});
