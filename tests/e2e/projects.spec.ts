import type { Page } from '@playwright/test';
import { alive, expect, holdScripts, test, themes, wanting } from './test.ts';

const cards = (page: Page) => page.locator('main li[data-category]');
const filter = (page: Page, name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
const counts = [
  ['All Projects', 7, 'personal'],
  ['Research', 2, 'research'],
  ['Personal', 4, 'personal'],
  ['Freelance', 1, 'freelance'],
] as const;

test('shows the seven projects, each with picture, title, badge, description, technologies and its links', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Mock-interview platform',
    'Online card game',
    'Wallpaper preview tool',
    'Aortic aneurysm detection',
    'Consultancy website',
    'Depression-prediction study',
    'Formula 1 calendar optimizer',
  ]);
  const links = [
    ['Code', 'YouTube', 'Demo'],
    ['Code', 'Demo'],
    ['Code', 'Demo'],
    ['Code'],
    ['Demo'],
    [],
    ['Code', 'YouTube'],
  ];
  for (const [index, names] of links.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByText(/^(Research|Personal|Freelance)$/)).toBeVisible();
    await expect(card.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(card.locator('a[target=_blank]')).toHaveCount(names.length);
    for (const name of names) await expect(card.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(card.getByText('Private', { exact: true })).toHaveCount(names.length ? 0 : 1);
  }
});

for (const [width, columns] of [
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
] as const) {
  test(`stands in ${columns} column${columns > 1 ? 's' : ''} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/projects');
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test('each filter shows its projects, says how many, and the layout counts what is left', async ({ page }) => {
  await page.goto('/projects');
  await alive(page);
  for (const [name, count, category] of counts) {
    await filter(page, name).click();
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-pressed=true][data-category]')).toHaveCount(1);
    await expect(cards(page).filter({ visible: true })).toHaveCount(count);
    await expect(page.getByRole('status')).toHaveText(`${count} ${count === 1 ? 'project' : 'projects'} shown`);
    await expect(page).toHaveURL(name === 'All Projects' ? '/projects' : `/projects?category=${category}`);
    expect(await cards(page).count(), 'cards stay in the page').toBe(7);
    // One card left over closes the page at full width.
    const last = cards(page).filter({ visible: true }).last();
    const full = ((await last.boundingBox())?.width ?? 0) > 1000;
    expect(full).toBe(count % 3 === 1);
  }
});

for (const theme of themes) {
  test(
    `the active filter has its category's colour in the ${theme} theme, also under the pointer`,
    wanting(theme),
    async ({ page }) => {
      await page.goto('/projects');
      await alive(page);
      const lightness = theme === 'light' ? 0.4 : 0.8;
      for (const [name, , category] of counts) {
        await filter(page, name).click();
        await page.mouse.move(0, 0);
        const color = () => filter(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
        const hue = {
          research: 302,
          personal: theme === 'light' ? 262 : 256,
          freelance: theme === 'light' ? 158 : 160,
        }[category];
        await expect.poll(color).toMatch(new RegExp(`^oklch\\(0\\.\\d+ 0\\.\\d+ ${hue}\\)`));
        const rested = await color();
        expect(Math.abs(Number(rested.match(/oklch\(([\d.]+)/)?.[1]) - lightness)).toBeLessThan(0.05);
        await filter(page, name).hover();
        await page.waitForTimeout(200);
        expect(await color()).toBe(rested);
      }
    },
  );
}

test('the filter is in the address: shared, reloaded, undone by Back', async ({ page }) => {
  await page.goto('/projects?category=research');
  await alive(page);
  await expect(filter(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).filter({ visible: true })).toHaveCount(2);
  await filter(page, 'Freelance').click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/projects?category=research');
  await expect(cards(page).filter({ visible: true })).toHaveCount(2);
  await expect(filter(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(cards(page).filter({ visible: true })).toHaveCount(1);
});

test('an unknown filter in the address shows all; letters count in any case', async ({ page }) => {
  for (const [value, count] of [
    ['cooking', 7],
    ['researchers', 7],
    ['Research', 2],
  ] as const) {
    await page.goto(`/projects?category=${value}`);
    await alive(page);
    await expect(cards(page).filter({ visible: true })).toHaveCount(count);
  }
});

test('the filter in the address holds before the first paint, without a shift', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(function look() {
      const all = [...document.querySelectorAll<HTMLElement>('main li[data-category]')];
      if (all.some((card) => card.dataset.category !== 'research' && card.offsetHeight > 0)) {
        document.documentElement.dataset.flash = 'yes';
      }
      requestAnimationFrame(look);
    });
  });
  await page.goto('/projects?category=research', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(cards(page).filter({ visible: true })).toHaveCount(2);
  await expect(filter(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(300);
  await expect(page.locator('html')).not.toHaveAttribute('data-flash');
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

test('a filter pressed before its script has come acts once it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/projects');
  await filter(page, 'Research').click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(7);
  release();
  await expect(cards(page).filter({ visible: true })).toHaveCount(2);
});

test('without script the filter is not shown, and every card is', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/projects?category=research');
  // Asked once: a Firefox without script runs no timer in the page to ask again.
  expect(await page.getByRole('group', { name: 'Show' }).isHidden()).toBe(true);
  expect(await cards(page).filter({ visible: true }).count()).toBe(7);
});
